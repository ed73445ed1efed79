/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query SignedInViewer {\n    viewer {\n      email\n      emailVerified\n      user {\n        id\n        name\n        username\n        location\n        avatar {\n          url\n          placeholder\n        }\n        banner {\n          url\n          width\n          height\n          placeholder\n        }\n      }\n    }\n  }\n": typeof types.SignedInViewerDocument,
    "\n  fragment CommentItem_comment on Comment {\n    id\n    content\n    deleted\n    createdAt\n    author {\n      id\n      name\n      username\n      isOnline\n      avatar {\n        url\n        placeholder\n      }\n    }\n    ...CommentLike_comment\n  }\n": typeof types.CommentItem_CommentFragmentDoc,
    "\n  query PostComments($postId: ID!, $after: String) {\n    post(id: $postId) {\n      id\n      commentsCount\n      comments(first: 20, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...CommentThread_comment\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.PostCommentsDocument,
    "\n  fragment CommentThread_comment on Comment {\n    id\n    ...CommentItem_comment\n    replies(first: 10) {\n      edges {\n        cursor\n        node {\n          id\n          ...CommentItem_comment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.CommentThread_CommentFragmentDoc,
    "\n  mutation AddComment($postId: ID!, $content: String!, $parentId: ID, $clientId: ID) {\n    addComment(postId: $postId, content: $content, parentId: $parentId, clientId: $clientId) {\n      id\n      ...CommentThread_comment\n      post {\n        id\n        commentsCount\n      }\n    }\n  }\n": typeof types.AddCommentDocument,
    "\n  query MoreReplies($postId: ID!, $before: String, $after: String) {\n    post(id: $postId) {\n      id\n      comments(first: 1, after: $before) {\n        edges {\n          node {\n            id\n            replies(first: 30, after: $after) {\n              edges {\n                cursor\n                node {\n                  id\n                  liked\n                  likesCount\n                  ...CommentItem_comment @unmask\n                }\n              }\n              pageInfo {\n                hasNextPage\n                endCursor\n              }\n              totalCount\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.MoreRepliesDocument,
    "\n  fragment CommentReplies on Comment {\n    id\n    replies(first: 30, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.CommentRepliesFragmentDoc,
    "\n  fragment CommentLike_comment on Comment {\n    id\n    liked\n    likesCount\n  }\n": typeof types.CommentLike_CommentFragmentDoc,
    "\n  mutation SetCommentLiked($id: ID!, $liked: Boolean!) {\n    setCommentLiked(id: $id, liked: $liked) {\n      ...CommentLike_comment\n    }\n  }\n": typeof types.SetCommentLikedDocument,
    "\n  query FeedPage($first: Int!, $after: String) {\n    feed(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.FeedPageDocument,
    "\n  subscription PostAdded {\n    postAdded {\n      id\n      author {\n        id\n      }\n      ...PostCard_post\n    }\n  }\n": typeof types.PostAddedDocument,
    "\n  query NewestPosts($first: Int!) {\n    feed(first: $first) {\n      edges {\n        node {\n          id\n        }\n      }\n    }\n  }\n": typeof types.NewestPostsDocument,
    "\n  fragment PostActions_post on Post {\n    id\n    commentsCount\n    ...PostLike_post\n    ...PostBookmark_post\n  }\n": typeof types.PostActions_PostFragmentDoc,
    "\n  fragment PostByline_post on Post {\n    id\n    createdAt\n    author {\n      id\n      ...PersonLink_person\n    }\n  }\n": typeof types.PostByline_PostFragmentDoc,
    "\n  fragment PostCard_post on Post {\n    id\n    title\n    content\n    tags\n    author {\n      id\n      name\n    }\n    media {\n      id\n      ...PostImage_media\n    }\n    ...PostByline_post\n    ...PostActions_post\n  }\n": typeof types.PostCard_PostFragmentDoc,
    "\n  fragment PostDetail_post on Post {\n    id\n    title\n    content\n    tags\n    author {\n      id\n      name\n    }\n    media {\n      id\n      ...PostImage_media\n    }\n    ...PostByline_post\n    ...PostActions_post\n  }\n": typeof types.PostDetail_PostFragmentDoc,
    "\n  fragment PostImage_media on Media {\n    id\n    url\n    alt\n    width\n    height\n    placeholder\n  }\n": typeof types.PostImage_MediaFragmentDoc,
    "\n  mutation CreatePost($input: CreatePostInput!) {\n    createPost(input: $input) {\n      id\n      ...PostCard_post\n    }\n  }\n": typeof types.CreatePostDocument,
    "\n  query OnePost($id: ID!) {\n    post(id: $id) {\n      id\n      title\n      author {\n        id\n        name\n      }\n      ...PostDetail_post\n    }\n  }\n": typeof types.OnePostDocument,
    "\n  fragment PostBookmark_post on Post {\n    id\n    bookmarked\n    bookmarksCount\n  }\n": typeof types.PostBookmark_PostFragmentDoc,
    "\n  mutation SetBookmarked($postId: ID!, $bookmarked: Boolean!) {\n    setBookmarked(postId: $postId, bookmarked: $bookmarked) {\n      ...PostBookmark_post\n    }\n  }\n": typeof types.SetBookmarkedDocument,
    "\n  fragment PostLike_post on Post {\n    id\n    liked\n    likesCount\n  }\n": typeof types.PostLike_PostFragmentDoc,
    "\n  mutation SetLiked($postId: ID!, $liked: Boolean!) {\n    setLiked(postId: $postId, liked: $liked) {\n      ...PostLike_post\n    }\n  }\n": typeof types.SetLikedDocument,
    "\n  fragment PersonLink_person on User {\n    id\n    name\n    username\n    isOnline\n    avatar {\n      url\n      placeholder\n    }\n  }\n": typeof types.PersonLink_PersonFragmentDoc,
    "\n  mutation ChangePassword($current: String!, $next: String!) {\n    changePassword(current: $current, next: $next)\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation DeleteAccount($password: String!) {\n    deleteAccount(password: $password)\n  }\n": typeof types.DeleteAccountDocument,
    "\n  fragment MemberSettings_settings on Settings {\n    altReminder\n    showOnline\n  }\n": typeof types.MemberSettings_SettingsFragmentDoc,
    "\n  query MemberSettings {\n    viewer {\n      settings {\n        altReminder\n        showOnline\n      }\n    }\n  }\n": typeof types.MemberSettingsDocument,
    "\n  mutation UpdateSettings($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      ...MemberSettings_settings\n    }\n  }\n": typeof types.UpdateSettingsDocument,
    "\n  query MemberSessions {\n    viewer {\n      sessions {\n        id\n        device\n        ip\n        createdAt\n        lastUsedAt\n        isCurrent\n      }\n    }\n  }\n": typeof types.MemberSessionsDocument,
    "\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n": typeof types.RevokeSessionDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions\n  }\n": typeof types.EndOtherSessionsDocument,
};
const documents: Documents = {
    "\n  query SignedInViewer {\n    viewer {\n      email\n      emailVerified\n      user {\n        id\n        name\n        username\n        location\n        avatar {\n          url\n          placeholder\n        }\n        banner {\n          url\n          width\n          height\n          placeholder\n        }\n      }\n    }\n  }\n": types.SignedInViewerDocument,
    "\n  fragment CommentItem_comment on Comment {\n    id\n    content\n    deleted\n    createdAt\n    author {\n      id\n      name\n      username\n      isOnline\n      avatar {\n        url\n        placeholder\n      }\n    }\n    ...CommentLike_comment\n  }\n": types.CommentItem_CommentFragmentDoc,
    "\n  query PostComments($postId: ID!, $after: String) {\n    post(id: $postId) {\n      id\n      commentsCount\n      comments(first: 20, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...CommentThread_comment\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": types.PostCommentsDocument,
    "\n  fragment CommentThread_comment on Comment {\n    id\n    ...CommentItem_comment\n    replies(first: 10) {\n      edges {\n        cursor\n        node {\n          id\n          ...CommentItem_comment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.CommentThread_CommentFragmentDoc,
    "\n  mutation AddComment($postId: ID!, $content: String!, $parentId: ID, $clientId: ID) {\n    addComment(postId: $postId, content: $content, parentId: $parentId, clientId: $clientId) {\n      id\n      ...CommentThread_comment\n      post {\n        id\n        commentsCount\n      }\n    }\n  }\n": types.AddCommentDocument,
    "\n  query MoreReplies($postId: ID!, $before: String, $after: String) {\n    post(id: $postId) {\n      id\n      comments(first: 1, after: $before) {\n        edges {\n          node {\n            id\n            replies(first: 30, after: $after) {\n              edges {\n                cursor\n                node {\n                  id\n                  liked\n                  likesCount\n                  ...CommentItem_comment @unmask\n                }\n              }\n              pageInfo {\n                hasNextPage\n                endCursor\n              }\n              totalCount\n            }\n          }\n        }\n      }\n    }\n  }\n": types.MoreRepliesDocument,
    "\n  fragment CommentReplies on Comment {\n    id\n    replies(first: 30, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.CommentRepliesFragmentDoc,
    "\n  fragment CommentLike_comment on Comment {\n    id\n    liked\n    likesCount\n  }\n": types.CommentLike_CommentFragmentDoc,
    "\n  mutation SetCommentLiked($id: ID!, $liked: Boolean!) {\n    setCommentLiked(id: $id, liked: $liked) {\n      ...CommentLike_comment\n    }\n  }\n": types.SetCommentLikedDocument,
    "\n  query FeedPage($first: Int!, $after: String) {\n    feed(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.FeedPageDocument,
    "\n  subscription PostAdded {\n    postAdded {\n      id\n      author {\n        id\n      }\n      ...PostCard_post\n    }\n  }\n": types.PostAddedDocument,
    "\n  query NewestPosts($first: Int!) {\n    feed(first: $first) {\n      edges {\n        node {\n          id\n        }\n      }\n    }\n  }\n": types.NewestPostsDocument,
    "\n  fragment PostActions_post on Post {\n    id\n    commentsCount\n    ...PostLike_post\n    ...PostBookmark_post\n  }\n": types.PostActions_PostFragmentDoc,
    "\n  fragment PostByline_post on Post {\n    id\n    createdAt\n    author {\n      id\n      ...PersonLink_person\n    }\n  }\n": types.PostByline_PostFragmentDoc,
    "\n  fragment PostCard_post on Post {\n    id\n    title\n    content\n    tags\n    author {\n      id\n      name\n    }\n    media {\n      id\n      ...PostImage_media\n    }\n    ...PostByline_post\n    ...PostActions_post\n  }\n": types.PostCard_PostFragmentDoc,
    "\n  fragment PostDetail_post on Post {\n    id\n    title\n    content\n    tags\n    author {\n      id\n      name\n    }\n    media {\n      id\n      ...PostImage_media\n    }\n    ...PostByline_post\n    ...PostActions_post\n  }\n": types.PostDetail_PostFragmentDoc,
    "\n  fragment PostImage_media on Media {\n    id\n    url\n    alt\n    width\n    height\n    placeholder\n  }\n": types.PostImage_MediaFragmentDoc,
    "\n  mutation CreatePost($input: CreatePostInput!) {\n    createPost(input: $input) {\n      id\n      ...PostCard_post\n    }\n  }\n": types.CreatePostDocument,
    "\n  query OnePost($id: ID!) {\n    post(id: $id) {\n      id\n      title\n      author {\n        id\n        name\n      }\n      ...PostDetail_post\n    }\n  }\n": types.OnePostDocument,
    "\n  fragment PostBookmark_post on Post {\n    id\n    bookmarked\n    bookmarksCount\n  }\n": types.PostBookmark_PostFragmentDoc,
    "\n  mutation SetBookmarked($postId: ID!, $bookmarked: Boolean!) {\n    setBookmarked(postId: $postId, bookmarked: $bookmarked) {\n      ...PostBookmark_post\n    }\n  }\n": types.SetBookmarkedDocument,
    "\n  fragment PostLike_post on Post {\n    id\n    liked\n    likesCount\n  }\n": types.PostLike_PostFragmentDoc,
    "\n  mutation SetLiked($postId: ID!, $liked: Boolean!) {\n    setLiked(postId: $postId, liked: $liked) {\n      ...PostLike_post\n    }\n  }\n": types.SetLikedDocument,
    "\n  fragment PersonLink_person on User {\n    id\n    name\n    username\n    isOnline\n    avatar {\n      url\n      placeholder\n    }\n  }\n": types.PersonLink_PersonFragmentDoc,
    "\n  mutation ChangePassword($current: String!, $next: String!) {\n    changePassword(current: $current, next: $next)\n  }\n": types.ChangePasswordDocument,
    "\n  mutation DeleteAccount($password: String!) {\n    deleteAccount(password: $password)\n  }\n": types.DeleteAccountDocument,
    "\n  fragment MemberSettings_settings on Settings {\n    altReminder\n    showOnline\n  }\n": types.MemberSettings_SettingsFragmentDoc,
    "\n  query MemberSettings {\n    viewer {\n      settings {\n        altReminder\n        showOnline\n      }\n    }\n  }\n": types.MemberSettingsDocument,
    "\n  mutation UpdateSettings($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      ...MemberSettings_settings\n    }\n  }\n": types.UpdateSettingsDocument,
    "\n  query MemberSessions {\n    viewer {\n      sessions {\n        id\n        device\n        ip\n        createdAt\n        lastUsedAt\n        isCurrent\n      }\n    }\n  }\n": types.MemberSessionsDocument,
    "\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n": types.RevokeSessionDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions\n  }\n": types.EndOtherSessionsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SignedInViewer {\n    viewer {\n      email\n      emailVerified\n      user {\n        id\n        name\n        username\n        location\n        avatar {\n          url\n          placeholder\n        }\n        banner {\n          url\n          width\n          height\n          placeholder\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SignedInViewer {\n    viewer {\n      email\n      emailVerified\n      user {\n        id\n        name\n        username\n        location\n        avatar {\n          url\n          placeholder\n        }\n        banner {\n          url\n          width\n          height\n          placeholder\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CommentItem_comment on Comment {\n    id\n    content\n    deleted\n    createdAt\n    author {\n      id\n      name\n      username\n      isOnline\n      avatar {\n        url\n        placeholder\n      }\n    }\n    ...CommentLike_comment\n  }\n"): (typeof documents)["\n  fragment CommentItem_comment on Comment {\n    id\n    content\n    deleted\n    createdAt\n    author {\n      id\n      name\n      username\n      isOnline\n      avatar {\n        url\n        placeholder\n      }\n    }\n    ...CommentLike_comment\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostComments($postId: ID!, $after: String) {\n    post(id: $postId) {\n      id\n      commentsCount\n      comments(first: 20, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...CommentThread_comment\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query PostComments($postId: ID!, $after: String) {\n    post(id: $postId) {\n      id\n      commentsCount\n      comments(first: 20, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...CommentThread_comment\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CommentThread_comment on Comment {\n    id\n    ...CommentItem_comment\n    replies(first: 10) {\n      edges {\n        cursor\n        node {\n          id\n          ...CommentItem_comment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  fragment CommentThread_comment on Comment {\n    id\n    ...CommentItem_comment\n    replies(first: 10) {\n      edges {\n        cursor\n        node {\n          id\n          ...CommentItem_comment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddComment($postId: ID!, $content: String!, $parentId: ID, $clientId: ID) {\n    addComment(postId: $postId, content: $content, parentId: $parentId, clientId: $clientId) {\n      id\n      ...CommentThread_comment\n      post {\n        id\n        commentsCount\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddComment($postId: ID!, $content: String!, $parentId: ID, $clientId: ID) {\n    addComment(postId: $postId, content: $content, parentId: $parentId, clientId: $clientId) {\n      id\n      ...CommentThread_comment\n      post {\n        id\n        commentsCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MoreReplies($postId: ID!, $before: String, $after: String) {\n    post(id: $postId) {\n      id\n      comments(first: 1, after: $before) {\n        edges {\n          node {\n            id\n            replies(first: 30, after: $after) {\n              edges {\n                cursor\n                node {\n                  id\n                  liked\n                  likesCount\n                  ...CommentItem_comment @unmask\n                }\n              }\n              pageInfo {\n                hasNextPage\n                endCursor\n              }\n              totalCount\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query MoreReplies($postId: ID!, $before: String, $after: String) {\n    post(id: $postId) {\n      id\n      comments(first: 1, after: $before) {\n        edges {\n          node {\n            id\n            replies(first: 30, after: $after) {\n              edges {\n                cursor\n                node {\n                  id\n                  liked\n                  likesCount\n                  ...CommentItem_comment @unmask\n                }\n              }\n              pageInfo {\n                hasNextPage\n                endCursor\n              }\n              totalCount\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CommentReplies on Comment {\n    id\n    replies(first: 30, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  fragment CommentReplies on Comment {\n    id\n    replies(first: 30, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CommentLike_comment on Comment {\n    id\n    liked\n    likesCount\n  }\n"): (typeof documents)["\n  fragment CommentLike_comment on Comment {\n    id\n    liked\n    likesCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetCommentLiked($id: ID!, $liked: Boolean!) {\n    setCommentLiked(id: $id, liked: $liked) {\n      ...CommentLike_comment\n    }\n  }\n"): (typeof documents)["\n  mutation SetCommentLiked($id: ID!, $liked: Boolean!) {\n    setCommentLiked(id: $id, liked: $liked) {\n      ...CommentLike_comment\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FeedPage($first: Int!, $after: String) {\n    feed(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query FeedPage($first: Int!, $after: String) {\n    feed(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PostAdded {\n    postAdded {\n      id\n      author {\n        id\n      }\n      ...PostCard_post\n    }\n  }\n"): (typeof documents)["\n  subscription PostAdded {\n    postAdded {\n      id\n      author {\n        id\n      }\n      ...PostCard_post\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewestPosts($first: Int!) {\n    feed(first: $first) {\n      edges {\n        node {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query NewestPosts($first: Int!) {\n    feed(first: $first) {\n      edges {\n        node {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostActions_post on Post {\n    id\n    commentsCount\n    ...PostLike_post\n    ...PostBookmark_post\n  }\n"): (typeof documents)["\n  fragment PostActions_post on Post {\n    id\n    commentsCount\n    ...PostLike_post\n    ...PostBookmark_post\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostByline_post on Post {\n    id\n    createdAt\n    author {\n      id\n      ...PersonLink_person\n    }\n  }\n"): (typeof documents)["\n  fragment PostByline_post on Post {\n    id\n    createdAt\n    author {\n      id\n      ...PersonLink_person\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostCard_post on Post {\n    id\n    title\n    content\n    tags\n    author {\n      id\n      name\n    }\n    media {\n      id\n      ...PostImage_media\n    }\n    ...PostByline_post\n    ...PostActions_post\n  }\n"): (typeof documents)["\n  fragment PostCard_post on Post {\n    id\n    title\n    content\n    tags\n    author {\n      id\n      name\n    }\n    media {\n      id\n      ...PostImage_media\n    }\n    ...PostByline_post\n    ...PostActions_post\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostDetail_post on Post {\n    id\n    title\n    content\n    tags\n    author {\n      id\n      name\n    }\n    media {\n      id\n      ...PostImage_media\n    }\n    ...PostByline_post\n    ...PostActions_post\n  }\n"): (typeof documents)["\n  fragment PostDetail_post on Post {\n    id\n    title\n    content\n    tags\n    author {\n      id\n      name\n    }\n    media {\n      id\n      ...PostImage_media\n    }\n    ...PostByline_post\n    ...PostActions_post\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostImage_media on Media {\n    id\n    url\n    alt\n    width\n    height\n    placeholder\n  }\n"): (typeof documents)["\n  fragment PostImage_media on Media {\n    id\n    url\n    alt\n    width\n    height\n    placeholder\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePost($input: CreatePostInput!) {\n    createPost(input: $input) {\n      id\n      ...PostCard_post\n    }\n  }\n"): (typeof documents)["\n  mutation CreatePost($input: CreatePostInput!) {\n    createPost(input: $input) {\n      id\n      ...PostCard_post\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OnePost($id: ID!) {\n    post(id: $id) {\n      id\n      title\n      author {\n        id\n        name\n      }\n      ...PostDetail_post\n    }\n  }\n"): (typeof documents)["\n  query OnePost($id: ID!) {\n    post(id: $id) {\n      id\n      title\n      author {\n        id\n        name\n      }\n      ...PostDetail_post\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostBookmark_post on Post {\n    id\n    bookmarked\n    bookmarksCount\n  }\n"): (typeof documents)["\n  fragment PostBookmark_post on Post {\n    id\n    bookmarked\n    bookmarksCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetBookmarked($postId: ID!, $bookmarked: Boolean!) {\n    setBookmarked(postId: $postId, bookmarked: $bookmarked) {\n      ...PostBookmark_post\n    }\n  }\n"): (typeof documents)["\n  mutation SetBookmarked($postId: ID!, $bookmarked: Boolean!) {\n    setBookmarked(postId: $postId, bookmarked: $bookmarked) {\n      ...PostBookmark_post\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostLike_post on Post {\n    id\n    liked\n    likesCount\n  }\n"): (typeof documents)["\n  fragment PostLike_post on Post {\n    id\n    liked\n    likesCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetLiked($postId: ID!, $liked: Boolean!) {\n    setLiked(postId: $postId, liked: $liked) {\n      ...PostLike_post\n    }\n  }\n"): (typeof documents)["\n  mutation SetLiked($postId: ID!, $liked: Boolean!) {\n    setLiked(postId: $postId, liked: $liked) {\n      ...PostLike_post\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonLink_person on User {\n    id\n    name\n    username\n    isOnline\n    avatar {\n      url\n      placeholder\n    }\n  }\n"): (typeof documents)["\n  fragment PersonLink_person on User {\n    id\n    name\n    username\n    isOnline\n    avatar {\n      url\n      placeholder\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($current: String!, $next: String!) {\n    changePassword(current: $current, next: $next)\n  }\n"): (typeof documents)["\n  mutation ChangePassword($current: String!, $next: String!) {\n    changePassword(current: $current, next: $next)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAccount($password: String!) {\n    deleteAccount(password: $password)\n  }\n"): (typeof documents)["\n  mutation DeleteAccount($password: String!) {\n    deleteAccount(password: $password)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MemberSettings_settings on Settings {\n    altReminder\n    showOnline\n  }\n"): (typeof documents)["\n  fragment MemberSettings_settings on Settings {\n    altReminder\n    showOnline\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberSettings {\n    viewer {\n      settings {\n        altReminder\n        showOnline\n      }\n    }\n  }\n"): (typeof documents)["\n  query MemberSettings {\n    viewer {\n      settings {\n        altReminder\n        showOnline\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSettings($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      ...MemberSettings_settings\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateSettings($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      ...MemberSettings_settings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberSessions {\n    viewer {\n      sessions {\n        id\n        device\n        ip\n        createdAt\n        lastUsedAt\n        isCurrent\n      }\n    }\n  }\n"): (typeof documents)["\n  query MemberSessions {\n    viewer {\n      sessions {\n        id\n        device\n        ip\n        createdAt\n        lastUsedAt\n        isCurrent\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n"): (typeof documents)["\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOtherSessions {\n    endOtherSessions\n  }\n"): (typeof documents)["\n  mutation EndOtherSessions {\n    endOtherSessions\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;