import { ApolloProvider } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { createSessionClient } from "#client/apollo/client/client.ts";
import { session } from "#client/apollo/session.ts";
import { AuthProvider, requestViewer } from "#client/features/auth/AuthProvider.tsx";
import { requestFirstPage } from "#client/features/feed/home/firstPage.ts";
import { type IdeaPreviewProps, IdeaPreviewSlot } from "#client/features/posts/idea/ideaPreviewSlot.ts";
import { orElse } from "#client/lib/ignoreFailure.ts";
import { FullPageSpinner } from "./FullPageSpinner.tsx";
import { AppLayout } from "./AppLayout.tsx";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";

/** Its chunk contains everything that renders a post. */
const LazyIdeaPreview = lazyPart(async () => ({
  default: (await import("#client/features/comments/post/IdeaPreview.tsx")).IdeaPreview,
}));

const renderIdeaPreview = (props: IdeaPreviewProps) => <LazyIdeaPreview {...props} />;

/** Creates the client of a session, and requests the member at once; on the home page, the feed as well. */
function openSession() {
  const opened = createSessionClient();
  requestViewer(opened.client);
  if (location.pathname === "/") requestFirstPage(opened.client);
  return opened;
}

/** The app of one member for one session. Its Apollo client exists as long as the session. */
export function SignedInApp() {
  const [{ client, close }] = useState(openSession);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // React may clean up an effect and run it again at once; only a session that stays unmounted is closed.
    clearTimeout(closing.current);
    return () => {
      closing.current = setTimeout(close);
    };
  }, [close]);
  useEffect(() => session.onLeave((account) => void forgetWritings(account)), []);
  return (
    <ApolloProvider client={client}>
      <AuthProvider waiting={<FullPageSpinner />}>
        <IdeaPreviewSlot value={renderIdeaPreview}>
          <AppLayout />
        </IdeaPreviewSlot>
      </AuthProvider>
    </ApolloProvider>
  );
}

/**
 * Deletes what this browser has stored of a member whose account was deleted. If the code cannot be loaded, the data
 * stay, but nobody can read them.
 */
async function forgetWritings(account: string): Promise<void> {
  const texts = await orElse(import("#client/lib/unsent/unsentStore.ts"), null, "optional");
  texts?.forgetUnsent(account);
  const store = await orElse(import("#client/lib/state/memberStore.ts"), null, "optional");
  await store?.memberStore.forget(account);
}
