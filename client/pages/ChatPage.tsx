import { useSearchParams } from "react-router-dom";
import { Chat } from "#client/features/chat/pane/Chat.tsx";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";

/** The page of the member's conversations, with the one of the address open. */
export function ChatPage() {
  const [params] = useSearchParams();
  useScreenTitle("Chat");
  return <Chat openId={params.get("c")} />;
}
