import { ApolloProvider } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { createSessionClient } from "#client/apollo/client.ts";
import { session } from "#client/apollo/session.ts";
import { AuthProvider } from "#client/features/auth/AuthProvider.tsx";
import { FullPageSpinner } from "./FullPageSpinner.tsx";
import { AppLayout } from "./layout/AppLayout.tsx";

/** The app of one member for one session: its Apollo client lives and ends with it. */
export function SignedInApp() {
  const [{ client, close }] = useState(createSessionClient);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // React may take an effect back and run it again at once; only a session that stays away is closed.
    clearTimeout(closing.current);
    return () => {
      closing.current = setTimeout(close);
    };
  }, [close]);
  useEffect(() => session.onLeave((account) => void forgetWritings(account)), []);
  return (
    <ApolloProvider client={client}>
      <AuthProvider waiting={<FullPageSpinner />}>
        <AppLayout />
      </AuthProvider>
    </ApolloProvider>
  );
}

/** What a member whose account was deleted had kept in this browser. One that cannot load this keeps it for nobody. */
async function forgetWritings(account: string): Promise<void> {
  const kept = await import("#client/lib/memberStore.ts").catch(() => null);
  await kept?.memberStore.forget(account);
}
