import { feature } from "#server/composition/feature";
import type { PeopleService } from "#server/features/bonds/lists/lists.service";
import type { CommentsService } from "#server/features/comments/comments.service";
import { CommentSearchService } from "#server/features/search/comments/comments.service";
import type { MediaService } from "#server/features/media/media.service";
import type { PostsService } from "#server/features/posts/posts.service";
import type { TagsService } from "#server/features/posts/tags/tags.service";
import type { ProfilesService } from "#server/features/people/people.service";
import {
  CategoryResolver,
  ExploreResolver,
  FollowedTagsResolver,
  TagResolver,
  TagTrendResolver,
} from "#server/features/search/explore/explore.resolver";
import { exploreRoutes } from "#server/features/search/explore/explore.routes";
import { ExploreService } from "#server/features/search/explore/explore.service";
import { IdeasService } from "#server/features/search/ideas/ideas.service";
import { ReadingService } from "#server/features/search/reading/reading.service";
import { searchJobs } from "./search.jobs.ts";
import { SearchResolver } from "./search.resolver.ts";
import { searchRoutes } from "./search.routes.ts";
import { SearchService } from "./search.service.ts";
import { SuggestionsService } from "./search.suggestions.service.ts";
import { TagPagesService } from "#server/features/search/tags/tags.service";

interface Needs {
  comments: CommentsService;
  media: MediaService;
  people: PeopleService;
  posts: PostsService;
  profiles: ProfilesService;
  tags: TagsService;
}

/** Assembles the search, Explore and the pages of tags. */
export const searchModule = feature(({ db, limits }, { comments, media, people, posts, profiles, tags }: Needs) => {
  const ideas = new IdeasService(db, posts);
  const commentSearch = new CommentSearchService({ db, comments, posts });
  const search = new SearchService({ db, limits, ideas, comments: commentSearch, people, profiles });
  const searchSuggestions = new SuggestionsService({ limits, ideas, people, tags, search });
  const explore = new ExploreService(db, profiles);
  const tagPages = new TagPagesService({ db, limits, posts });
  return {
    services: { ideas, search, searchSuggestions, explore, tagPages },
    resolvers: [
      new SearchResolver(search, searchSuggestions),
      new ExploreResolver(explore, tagPages),
      new TagResolver(tagPages),
      new TagTrendResolver(explore),
      new CategoryResolver(tagPages),
      new FollowedTagsResolver(tagPages),
    ],
    routes: [
      ...searchRoutes({ search, suggestions: searchSuggestions, urlFor: media.urlFor }),
      ...exploreRoutes({ explore, tagPages, urlFor: media.urlFor }),
    ],
    jobs: searchJobs(explore, new ReadingService(db)),
    countOnce: () => explore.countOnce(),
  };
});
