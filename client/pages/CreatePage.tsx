import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { putOnTop } from "#client/features/feed/list/feedCache.ts";
import { Composer } from "#client/features/posts/compose/Composer.tsx";
import type { CompositionKind } from "#client/features/posts/fields/composition.ts";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { Sheet, SheetBody, SheetColumns, SheetFoot, SheetHead } from "#client/ui/layout/SheetPage.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { CommunityColumn } from "#client/pages/beside/CommunityColumn.tsx";

const TITLES: Record<CompositionKind, string> = { post: "Create a post", idea: "Share Your Idea" };

/** The page for writing a post or an idea. A published post appears on top of the feed. */
export function CreatePage() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const kind = search.get("write") === "idea" ? "idea" : "post";
  useScreenTitle(TITLES[kind]);
  return (
    <SheetColumns>
      <Sheet>
        <SheetHead>
          <Text as="h1" variant="h1" tabIndex={-1}>
            {TITLES[kind]}
          </Text>
        </SheetHead>
        <SheetBody>
          <Composer
            kind={kind}
            onKindChange={(next) => setSearch(next === "idea" ? { write: "idea" } : {}, { replace: true })}
            foot={foot}
            onLeave={() => void navigate("/")}
            onCreated={(post) => {
              if (post.isInFeed) putOnTop(client.cache, [post.id]);
              void navigate("/");
            }}
          />
        </SheetBody>
        <SheetFoot ref={setFoot} />
      </Sheet>
      <CommunityColumn />
    </SheetColumns>
  );
}
