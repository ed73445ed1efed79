import { feature } from "#server/composition/feature";
import type { MediaService } from "#server/features/media/media.service";
import type { FacetsService } from "#server/features/posts/facets/facets.service";
import type { PostsService } from "#server/features/posts/posts.service";
import { CommentsLiveResolver } from "#server/features/comments/live/live.resolver";
import { CommentLiveService } from "#server/features/comments/live/live.service";
import { CommentWithholdingService } from "#server/features/comments/withholding/withholding.service";
import { commentsCounts } from "./comments.counts.ts";
import { CommentListsService } from "./comments.lists.service.ts";
import { commentsJobs } from "./comments.jobs.ts";
import { CommentsResolver, PostCommentsResolver } from "./comments.resolver.ts";
import { commentsRoutes } from "./comments.routes.ts";
import { CommentsService } from "./comments.service.ts";

interface Needs {
  facets: FacetsService;
  media: MediaService;
  posts: PostsService;
}

/** Comments under posts. */
export const commentsModule = feature(({ db, events, limits, onError }, { facets, media, posts }: Needs) => {
  const comments = new CommentsService({ db, events, limits, facets, posts });
  const commentWithholding = new CommentWithholdingService(events, posts);
  const commentLists = new CommentListsService(db, posts);
  return {
    services: { comments, commentLists, commentWithholding },
    resolvers: [
      new CommentsResolver(comments, commentLists),
      new PostCommentsResolver(commentLists),
      new CommentsLiveResolver({ live: new CommentLiveService(db, posts), events, onError }),
    ],
    routes: commentsRoutes(comments, commentLists, media.urlOf),
    jobs: commentsJobs(comments),
    counts: commentsCounts,
  };
});
