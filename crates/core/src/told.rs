//! Errors that a person is told in their own language.

/// Makes a type an error whose text is its `message()`, in English where nobody asks for another
/// language.
#[macro_export]
macro_rules! told_by_message {
    ($Type:ty) => {
        impl std::fmt::Display for $Type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.message().fmt(f)
            }
        }

        impl std::error::Error for $Type {}
    };
}
