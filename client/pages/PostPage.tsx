import { useNavigate, useParams } from "react-router-dom";
import { usePost } from "#client/features/posts/page/usePost.ts";
import { PostView } from "#client/features/comments/post/PostView.tsx";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { Columns } from "#client/ui/layout/Columns.ts";
import { EndColumn } from "#client/ui/layout/EndColumn.tsx";
import { BackLink } from "#client/ui/controls/BackLink.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";

const AuthorCard = lazyPart(async () => ({
  default: (await import("#client/features/activity/AuthorCard.tsx")).AuthorCard,
}));
const TrendingCard = lazyPart(async () => ({
  default: (await import("#client/features/search/explore/TrendingCard.tsx")).TrendingCard,
}));

/** The page of one post, to which a shared link leads. */
export function PostPage() {
  const { postId = "" } = useParams();
  const navigate = useNavigate();
  const reading = usePost(postId);
  useScreenTitle(reading.name);
  return (
    <Columns>
      <div>
        <BackLink to="/" label="Feed" />
        <Card>
          {!reading.isShown && <VisuallyHidden as="h1">{reading.name}</VisuallyHidden>}
          <PostView
            postId={postId}
            query={reading.query}
            headingLevel={1}
            onDeleted={() => void navigate("/", { replace: true })}
          />
        </Card>
      </div>
      <EndColumn>
        <AuthorCard key={postId} postId={postId}>
          <TrendingCard />
        </AuthorCard>
      </EndColumn>
    </Columns>
  );
}
