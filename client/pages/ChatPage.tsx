import { useSearchParams } from "react-router-dom";
import { Chat } from "#client/features/chat/pane/Chat.tsx";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";

/** The member's conversations, and the one of the address. */
export function ChatPage() {
  const [params] = useSearchParams();
  useScreenTitle("Chat");
  return <Chat openId={params.get("c")} />;
}
