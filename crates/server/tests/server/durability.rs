//! Nothing that anybody was told is lost.

use serde_json::json;
use tabuleiro_server::Hall;

use crate::common::{Server, settings};
use crate::playing::two_people;

#[tokio::test]
async fn pages_go_on_after_a_restart() {
    let mut server = Server::start().await;
    let (id, [mut ana, mut rui], tokens) = two_people(&server, "pivit").await;
    for number in 0..4 {
        let page = if number % 2 == 0 { &mut ana } else { &mut rui };
        page.play_any(number).await;
    }
    let history = rui.latest["history"].clone();
    server.stop().await;
    for page in [&mut ana, &mut rui] {
        page.told("closing").await;
        assert_eq!(page.next_or_end().await, None);
    }
    server.run().await;
    let mut ana = server.page(&id, Some(&tokens[0])).await;
    assert_eq!(ana.latest["history"], history);
    // The last move again, as a page does that did not hear whether it was made.
    let mut rui = server.page(&id, Some(&tokens[1])).await;
    rui.play(3, history[3]["text"].as_str().unwrap()).await;
    assert_eq!(rui.state().await["ply"], 4);
    assert_eq!(ana.play_any(0).await, 5);
    rui.at_ply(5).await;
}

#[tokio::test]
async fn what_was_taken_back_or_given_up_stays_so() {
    let mut server = Server::start().await;
    let opened = server.open("shiftago", &["human:Ana", "human:Rui"]).await;
    let mut page = server.page(&opened.id, Some(&opened.tokens[0])).await;
    page.play(0, "L1").await;
    page.at_ply(1).await;
    page.play(1, "L2").await;
    page.at_ply(2).await;
    page.ask("undo").await;
    page.at_ply(1).await;
    page.play(1, "L3").await;
    page.at_ply(2).await;
    server.restart().await;
    let mut page = server.page(&opened.id, Some(&opened.tokens[0])).await;
    assert_eq!(page.latest["history"][1]["text"], "L3");
    page.ask("resign").await;
    page.until(|state| state["outcome"]["winner"] == 2).await;
    page.send(json!({ "type": "rematch" })).await;
    let next = page.until(|state| state["rematch"].is_object()).await["rematch"].clone();
    server.restart().await;
    let mut page = server.page(&opened.id, Some(&opened.tokens[0])).await;
    assert_eq!((&page.latest["outcome"]["winner"], &page.latest["rematch"]), (&json!(2), &next));
    page.ask("undo").await;
    assert!(page.until(|state| state["outcome"].is_null()).await["ply"] == 2);
}

#[tokio::test]
async fn two_servers_do_not_share_a_file() {
    let server = Server::start().await;
    let error = Hall::open(settings(), &server.data()).unwrap_err();
    assert!(error.to_string().contains("another server"), "{error}");
}
