import { useMutation, useQuery } from "@apollo/client/react";
import { Bell, BellOff } from "lucide-react";
import { messageOf } from "#client/apollo/errors.ts";
import { graphql } from "#client/gql/gql.ts";
import { MenuItem } from "#client/ui/overlays/Menu.tsx";
import { toast } from "#client/ui/toasts/toast.ts";

const PostMute = graphql(`
  query PostMute($id: ID!) {
    post(id: $id) {
      id
      isMutedByViewer
    }
  }
`);

const SetPostMuted = graphql(`
  mutation SetPostMuted($postId: ID!, $muted: Boolean!) {
    setPostMuted(id: $postId, muted: $muted) {
      id
      isMutedByViewer
    }
  }
`);

/** The entry of a menu that mutes the conversation under a post; its state is loaded when the menu opens. */
export function MutePostItem({ postId }: { postId: string }) {
  const { data } = useQuery(PostMute, { variables: { id: postId } });
  const [setMuted] = useMutation(SetPostMuted);
  const isMuted = data?.post?.isMutedByViewer;

  async function handleSelect(): Promise<void> {
    const muted = isMuted !== true;
    try {
      await setMuted({ variables: { postId, muted } });
      toast.success(
        muted ? "Conversation muted" : "Conversation unmuted",
        muted ? "You get no more notifications about this idea." : "You get notifications about this idea again.",
      );
    } catch (error) {
      toast.failure("This did not work", messageOf(error));
    }
  }

  return (
    <MenuItem
      icon={isMuted ? <Bell aria-hidden /> : <BellOff aria-hidden />}
      disabled={isMuted === undefined}
      onSelect={() => void handleSelect()}
    >
      {isMuted ? "Unmute this conversation" : "Mute this conversation"}
    </MenuItem>
  );
}
