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
    "\n  mutation Ping {\n    ping\n  }\n": typeof types.PingDocument,
    "\n  subscription RelationChanged {\n    relationChanged {\n      id\n      bondState\n      bondRequestId\n      isFollowedByViewer\n      bondsCount\n      followersCount\n      followingCount\n    }\n  }\n": typeof types.RelationChangedDocument,
    "\n  subscription MembershipChanged {\n    membershipChanged {\n      ...GroupStanding\n    }\n  }\n": typeof types.MembershipChangedDocument,
    "\n  query PostAuthor($id: ID!, $first: Int!) {\n    post(id: $id) {\n      id\n      author {\n        id\n        name\n        username\n        bio\n        ...Person_person\n        ...BondButton_user\n        posts(first: $first) {\n          edges {\n            node {\n              id\n              title\n              content\n              createdAt\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.PostAuthorDocument,
    "\n  fragment MemberComment_comment on Comment {\n    id\n    content\n    facets {\n      start\n      end\n      kind\n      value\n    }\n    createdAt\n    likesCount\n    parentId\n    post {\n      id\n      title\n      content\n      author {\n        id\n        name\n      }\n    }\n  }\n": typeof types.MemberComment_CommentFragmentDoc,
    "\n  query MemberComments($username: String!, $first: Int!, $after: String) {\n    user(username: $username) {\n      id\n      comments(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...MemberComment_comment\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.MemberCommentsDocument,
    "\n  fragment MemberImage_post on Post {\n    id\n    title\n    media {\n      id\n      type\n      url\n      alt\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n": typeof types.MemberImage_PostFragmentDoc,
    "\n  query MemberImages($username: String!, $first: Int!, $after: String) {\n    user(username: $username) {\n      id\n      images(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...MemberImage_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.MemberImagesDocument,
    "\n  query MemberPosts($username: String!, $first: Int!) {\n    user(username: $username) {\n      id\n      posts(first: $first) {\n        edges {\n          cursor\n          node {\n            id\n            ...PostCard_post\n          }\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.MemberPostsDocument,
    "\n  query AllPosts($username: String!, $first: Int!, $after: String) {\n    user(username: $username) {\n      id\n      name\n      username\n    }\n    feed(first: $first, after: $after, filter: { username: $username }) {\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.AllPostsDocument,
    "\n  query AnalyticsAudience($range: AnalyticsRange!) {\n    viewer {\n      analytics(range: $range) {\n        range\n        topPosts {\n          impressions\n          viewers\n          post {\n            id\n            title\n            content\n          }\n        }\n        sources {\n          source\n          count\n          percent\n        }\n        visitors {\n          count\n          unnamed\n          people {\n            lastAt\n            visits\n            user {\n              id\n              ...Person_person\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.AnalyticsAudienceDocument,
    "\n  query AnalyticsInDetail($range: AnalyticsRange!) {\n    viewer {\n      analytics(range: $range) {\n        range\n        figures {\n          metric\n          count\n          previousCount\n          changePercent\n          series {\n            day\n            count\n          }\n        }\n      }\n    }\n  }\n": typeof types.AnalyticsInDetailDocument,
    "\n  query AnalyticsInShort($range: AnalyticsRange!) {\n    viewer {\n      analytics(range: $range) {\n        range\n        figures {\n          metric\n          count\n          changePercent\n          progress\n        }\n      }\n    }\n  }\n": typeof types.AnalyticsInShortDocument,
    "\n  query SignedInViewer {\n    viewer {\n      email\n      emailVerified\n      settings {\n        keyboardShortcuts\n      }\n      user {\n        id\n        name\n        username\n        location\n        memberSince\n        avatar {\n          url\n          placeholder\n        }\n        banner {\n          url\n          width\n          height\n          placeholder\n        }\n      }\n    }\n  }\n": typeof types.SignedInViewerDocument,
    "\n  fragment ConnectionCard_user on User {\n    id\n    name\n    bio\n    bondState\n    ...Person_person\n    ...FollowButton_user\n  }\n": typeof types.ConnectionCard_UserFragmentDoc,
    "\n  query Connections($tab: ConnectionTab!, $query: String, $first: Int!, $after: String) {\n    viewer {\n      connections(tab: $tab, query: $query, first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...ConnectionCard_user\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.ConnectionsDocument,
    "\n  fragment SuggestedCard_suggestion on PersonSuggestion {\n    reason\n    mutualBondsCount\n    sharedTags\n    user {\n      id\n      name\n      location\n      ...ConnectionCard_user\n    }\n  }\n": typeof types.SuggestedCard_SuggestionFragmentDoc,
    "\n  query SuggestedConnections($first: Int!) {\n    viewer {\n      suggestions(first: $first) {\n        user {\n          id\n        }\n        ...SuggestedCard_suggestion\n      }\n    }\n  }\n": typeof types.SuggestedConnectionsDocument,
    "\n  query ConnectionCounts {\n    viewer {\n      following: connections(tab: FOLLOWING, first: 1) {\n        totalCount\n      }\n      followers: connections(tab: FOLLOWERS, first: 1) {\n        totalCount\n      }\n      mutual: connections(tab: MUTUAL, first: 1) {\n        totalCount\n      }\n    }\n  }\n": typeof types.ConnectionCountsDocument,
    "\n  mutation SendBondRequest($userId: ID!) {\n    sendBondRequest(userId: $userId) {\n      id\n      bondState\n      ...BondTies_user\n    }\n  }\n": typeof types.SendBondRequestDocument,
    "\n  mutation WithdrawBondRequest($userId: ID!) {\n    withdrawBondRequest(userId: $userId) {\n      id\n      ...BondTies_user\n    }\n  }\n": typeof types.WithdrawBondRequestDocument,
    "\n  mutation AcceptBondRequest($id: ID!) {\n    acceptBondRequest(id: $id) {\n      id\n      ...BondTies_user\n    }\n  }\n": typeof types.AcceptBondRequestDocument,
    "\n  mutation RejectBondRequest($id: ID!) {\n    rejectBondRequest(id: $id)\n  }\n": typeof types.RejectBondRequestDocument,
    "\n  mutation RemoveBond($userId: ID!) {\n    removeBond(userId: $userId) {\n      id\n      ...BondTies_user\n    }\n  }\n": typeof types.RemoveBondDocument,
    "\n  fragment BondTies_user on User {\n    id\n    bondState\n    bondRequestId\n    bondsCount\n    mutualBondsCount\n    isFollowedByViewer\n    followersCount\n    followingCount\n  }\n": typeof types.BondTies_UserFragmentDoc,
    "\n  query ViewerCounters {\n    viewer {\n      counters {\n        bondRequests\n        notifications\n        messages\n      }\n    }\n  }\n": typeof types.ViewerCountersDocument,
    "\n  subscription CountersChanged {\n    countersChanged {\n      bondRequests\n      notifications\n      messages\n    }\n  }\n": typeof types.CountersChangedDocument,
    "\n  mutation DismissSuggestion($userId: ID!) {\n    dismissSuggestion(userId: $userId)\n  }\n": typeof types.DismissSuggestionDocument,
    "\n  mutation Follow($userId: ID!) {\n    follow(userId: $userId) {\n      id\n      isFollowedByViewer\n      followersCount\n    }\n  }\n": typeof types.FollowDocument,
    "\n  mutation Unfollow($userId: ID!) {\n    unfollow(userId: $userId) {\n      id\n      isFollowedByViewer\n      followersCount\n    }\n  }\n": typeof types.UnfollowDocument,
    "\n  mutation Block($userId: ID!) {\n    block(userId: $userId) {\n      id\n      isBlockedByViewer\n      ...BondTies_user\n    }\n  }\n": typeof types.BlockDocument,
    "\n  mutation Unblock($userId: ID!) {\n    unblock(userId: $userId) {\n      id\n      isBlockedByViewer\n      ...BondTies_user\n    }\n  }\n": typeof types.UnblockDocument,
    "\n  mutation Mute($userId: ID!, $duration: MuteDuration!) {\n    mute(userId: $userId, duration: $duration) {\n      id\n      isMutedByViewer\n      mutedUntil\n    }\n  }\n": typeof types.MuteDocument,
    "\n  mutation Unmute($userId: ID!) {\n    unmute(userId: $userId) {\n      id\n      isMutedByViewer\n      mutedUntil\n    }\n  }\n": typeof types.UnmuteDocument,
    "\n  query FoundPeople($query: String, $suggested: Boolean!, $first: Int!, $after: String) {\n    people(query: $query, suggested: $suggested, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...FoundPersonRow_user\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.FoundPeopleDocument,
    "\n  fragment FoundPersonRow_user on User {\n    id\n    bio\n    location\n    ...Person_person\n    ...BondButton_user\n  }\n": typeof types.FoundPersonRow_UserFragmentDoc,
    "\n  query PeopleToKnow($first: Int!) {\n    viewer {\n      suggestions(first: $first) {\n        user {\n          id\n        }\n        ...PersonToKnow_suggestion\n      }\n    }\n  }\n": typeof types.PeopleToKnowDocument,
    "\n  fragment PersonToKnow_suggestion on PersonSuggestion {\n    reason\n    mutualBondsCount\n    sharedTags\n    user {\n      id\n      location\n      ...Person_person\n      ...BondButton_user\n    }\n  }\n": typeof types.PersonToKnow_SuggestionFragmentDoc,
    "\n  fragment SuggestionRow_suggestion on PersonSuggestion {\n    reason\n    mutualBondsCount\n    sharedTags\n    user {\n      id\n      name\n      location\n      ...Person_person\n      ...BondButton_user\n    }\n  }\n": typeof types.SuggestionRow_SuggestionFragmentDoc,
    "\n  query Suggestions($first: Int!) {\n    viewer {\n      suggestions(first: $first) {\n        user {\n          id\n        }\n        ...SuggestionRow_suggestion\n      }\n    }\n  }\n": typeof types.SuggestionsDocument,
    "\n  fragment FriendRow_user on User {\n    id\n    name\n    username\n    bio\n    location\n    ...Person_person\n  }\n": typeof types.FriendRow_UserFragmentDoc,
    "\n  query Friends($first: Int!, $after: String) {\n    viewer {\n      bonds(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...FriendRow_user\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.FriendsDocument,
    "\n  fragment BondRequestRow_request on BondRequest {\n    id\n    mutualBondsCount\n    requestedAt\n    from {\n      id\n      name\n      ...Person_person\n    }\n  }\n": typeof types.BondRequestRow_RequestFragmentDoc,
    "\n  query BondRequests($first: Int!, $after: String) {\n    viewer {\n      bondRequests(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...BondRequestRow_request\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.BondRequestsDocument,
    "\n  fragment SentRequestRow_request on BondRequest {\n    id\n    requestedAt\n    to {\n      id\n      name\n      ...Person_person\n    }\n  }\n": typeof types.SentRequestRow_RequestFragmentDoc,
    "\n  query SentRequests($first: Int!, $after: String) {\n    viewer {\n      sentBondRequests(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...SentRequestRow_request\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.SentRequestsDocument,
    "\n  query BlockedPeople($first: Int!, $after: String) {\n    viewer {\n      blocked(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...ReleaseRow_user\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.BlockedPeopleDocument,
    "\n  query MutedPeople {\n    viewer {\n      muted {\n        until\n        user {\n          id\n          ...ReleaseRow_user\n        }\n      }\n    }\n  }\n": typeof types.MutedPeopleDocument,
    "\n  fragment ReleaseRow_user on User {\n    id\n    name\n    ...Person_person\n  }\n": typeof types.ReleaseRow_UserFragmentDoc,
    "\n  fragment BondButton_user on User {\n    id\n    name\n    bondState\n    bondRequestId\n  }\n": typeof types.BondButton_UserFragmentDoc,
    "\n  fragment FollowButton_user on User {\n    id\n    name\n    isFollowedByViewer\n  }\n": typeof types.FollowButton_UserFragmentDoc,
    "\n  fragment PersonMenu_user on User {\n    id\n    name\n    username\n  }\n": typeof types.PersonMenu_UserFragmentDoc,
    "\n  query PersonTies($username: String!) {\n    user(username: $username) {\n      id\n      bondState\n      isFollowedByViewer\n      isMutedByViewer\n      mutedUntil\n      isBlockedByViewer\n    }\n  }\n": typeof types.PersonTiesDocument,
    "\n  query BlockedNames($first: Int!) {\n    viewer {\n      blocked(first: $first) {\n        edges {\n          node {\n            id\n            name\n            username\n          }\n        }\n      }\n    }\n  }\n": typeof types.BlockedNamesDocument,
    "\n  mutation UpdateBookmark($input: UpdateBookmarkInput!) {\n    updateBookmark(input: $input) {\n      postId\n      note\n      folders {\n        id\n        name\n      }\n    }\n  }\n": typeof types.UpdateBookmarkDocument,
    "\n  mutation RemoveBookmark($postId: ID!) {\n    removeBookmark(postId: $postId)\n  }\n": typeof types.RemoveBookmarkDocument,
    "\n  query BookmarksPage(\n    $first: Int!\n    $after: String\n    $query: String\n    $tags: [String!]\n    $folderId: ID\n    $order: SortOrder!\n  ) {\n    viewer {\n      bookmarks(first: $first, after: $after, query: $query, tags: $tags, folderId: $folderId, order: $order) {\n        edges {\n          cursor\n          postId\n          note\n          savedAt\n          folders {\n            id\n            name\n          }\n          node {\n            id\n            bookmarked\n            tags\n            ...PostCard_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n        tags {\n          name\n          count\n        }\n      }\n    }\n  }\n": typeof types.BookmarksPageDocument,
    "\n  query BookmarkFolders {\n    viewer {\n      bookmarkFolders {\n        id\n        name\n        bookmarksCount\n      }\n    }\n  }\n": typeof types.BookmarkFoldersDocument,
    "\n  mutation CreateBookmarkFolder($name: String!) {\n    createBookmarkFolder(name: $name) {\n      id\n      name\n      bookmarksCount\n    }\n  }\n": typeof types.CreateBookmarkFolderDocument,
    "\n  mutation RenameBookmarkFolder($id: ID!, $name: String!) {\n    renameBookmarkFolder(id: $id, name: $name) {\n      id\n      name\n    }\n  }\n": typeof types.RenameBookmarkFolderDocument,
    "\n  mutation DeleteBookmarkFolder($id: ID!) {\n    deleteBookmarkFolder(id: $id)\n  }\n": typeof types.DeleteBookmarkFolderDocument,
    "\n  mutation SetTyping($conversationId: ID!, $isTyping: Boolean!) {\n    setTyping(conversationId: $conversationId, isTyping: $isTyping)\n  }\n": typeof types.SetTypingDocument,
    "\n  fragment ChatCounts_conversation on Conversation {\n    id\n    lastSeq\n    lastReadSeq\n    unreadCount\n  }\n": typeof types.ChatCounts_ConversationFragmentDoc,
    "\n  fragment ChatNewsMessage_message on Message {\n    id\n    conversationId\n    seq\n    type\n    text\n    clientId\n    replyToId\n    sentAt\n    editedAt\n    deleted\n    hidden\n    sender {\n      id\n      name\n      username\n      avatar {\n        url\n        placeholder\n      }\n    }\n    media {\n      id\n      url\n      alt\n      width\n      height\n      placeholder\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n": typeof types.ChatNewsMessage_MessageFragmentDoc,
    "\n  fragment ChatMessage_message on Message {\n    ...ChatNewsMessage_message @unmask\n    reactions {\n      emoji\n      count\n      reactedByViewer\n    }\n    replyTo {\n      id\n      seq\n      type\n      text\n      deleted\n      hidden\n      sender {\n        id\n        name\n      }\n    }\n  }\n": typeof types.ChatMessage_MessageFragmentDoc,
    "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      ...ChatMessage_message @unmask\n    }\n  }\n": typeof types.SendMessageDocument,
    "\n  subscription ChatNews {\n    messageEvents {\n      kind\n      conversationId\n      readerId\n      lastReadSeq\n      message {\n        ...ChatNewsMessage_message @unmask\n      }\n    }\n  }\n": typeof types.ChatNewsDocument,
    "\n  fragment OpenConversation_conversation on Conversation {\n    id\n    kind\n    name\n    title\n    viewerState\n    viewerRole\n    lastSeq\n    lastReadSeq\n    unreadCount\n    isMuted\n    writing\n    other {\n      ...Person_person @unmask\n    }\n    participants {\n      userId\n      role\n      lastReadSeq\n      isInvited\n      user {\n        ...Person_person @unmask\n      }\n    }\n  }\n": typeof types.OpenConversation_ConversationFragmentDoc,
    "\n  query ChatConversation($id: ID!) {\n    conversation(id: $id) {\n      ...OpenConversation_conversation @unmask\n    }\n  }\n": typeof types.ChatConversationDocument,
    "\n  mutation StartConversation($participantIds: [ID!]!, $name: String) {\n    startConversation(participantIds: $participantIds, name: $name) {\n      id\n    }\n  }\n": typeof types.StartConversationDocument,
    "\n  mutation AcceptConversation($id: ID!) {\n    acceptConversation(id: $id) {\n      ...OpenConversation_conversation\n    }\n  }\n": typeof types.AcceptConversationDocument,
    "\n  mutation DeclineConversation($id: ID!) {\n    declineConversation(id: $id)\n  }\n": typeof types.DeclineConversationDocument,
    "\n  mutation MuteConversation($id: ID!, $length: MuteLength!) {\n    muteConversation(id: $id, length: $length) {\n      id\n      isMuted\n    }\n  }\n": typeof types.MuteConversationDocument,
    "\n  mutation LeaveConversation($id: ID!) {\n    leaveConversation(id: $id)\n  }\n": typeof types.LeaveConversationDocument,
    "\n  mutation AddParticipants($id: ID!, $userIds: [ID!]!) {\n    addParticipants(id: $id, userIds: $userIds) {\n      ...OpenConversation_conversation\n    }\n  }\n": typeof types.AddParticipantsDocument,
    "\n  mutation RemoveParticipant($id: ID!, $userId: ID!) {\n    removeParticipant(id: $id, userId: $userId) {\n      ...OpenConversation_conversation\n    }\n  }\n": typeof types.RemoveParticipantDocument,
    "\n  mutation RenameConversation($id: ID!, $name: String!) {\n    renameConversation(id: $id, name: $name) {\n      ...OpenConversation_conversation\n    }\n  }\n": typeof types.RenameConversationDocument,
    "\n  mutation EditMessage($id: ID!, $text: String!) {\n    editMessage(id: $id, text: $text) {\n      ...ChatMessage_message @unmask\n    }\n  }\n": typeof types.EditMessageDocument,
    "\n  mutation DeleteMessage($id: ID!) {\n    deleteMessage(id: $id) {\n      ...ChatMessage_message @unmask\n    }\n  }\n": typeof types.DeleteMessageDocument,
    "\n  mutation SetReaction($messageId: ID!, $emoji: String!, $on: Boolean!) {\n    setReaction(messageId: $messageId, emoji: $emoji, on: $on) {\n      ...ChatMessage_message @unmask\n    }\n  }\n": typeof types.SetReactionDocument,
    "\n  fragment ConversationRow_conversation on Conversation {\n    id\n    kind\n    title\n    isMuted\n    unreadCount\n    lastMessageAt\n    lastMessage {\n      id\n      type\n      text\n      deleted\n      hidden\n      sender {\n        id\n        name\n      }\n    }\n    other {\n      id\n      isOnline\n      avatar {\n        url\n        placeholder\n      }\n    }\n  }\n": typeof types.ConversationRow_ConversationFragmentDoc,
    "\n  query ConversationsPage($filter: ConversationFilter!, $query: String, $after: String) {\n    viewer {\n      messageRequestsCount\n      conversations(filter: $filter, query: $query, first: 20, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            lastSeq\n            lastMessageAt\n            unreadCount\n            ...ConversationRow_conversation\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.ConversationsPageDocument,
    "\n  query ChatPeople($query: String) {\n    viewer {\n      bonds(first: 50, query: $query) {\n        edges {\n          cursor\n          node {\n            ...Person_person @unmask\n          }\n        }\n      }\n    }\n  }\n": typeof types.ChatPeopleDocument,
    "\n  mutation MarkConversationRead($id: ID!, $seq: Int!) {\n    markConversationRead(id: $id, seq: $seq) {\n      id\n      lastReadSeq\n      unreadCount\n    }\n  }\n": typeof types.MarkConversationReadDocument,
    "\n  query ChatMessages($id: ID!, $first: Int!, $before: Int, $after: Int) {\n    conversation(id: $id) {\n      id\n      messages(first: $first, before: $before, after: $after) {\n        items {\n          ...ChatMessage_message @unmask\n        }\n        hasOlder\n        hasNewer\n      }\n    }\n  }\n": typeof types.ChatMessagesDocument,
    "\n  subscription WhoTypes($conversationId: ID!) {\n    typing(conversationId: $conversationId) {\n      conversationId\n      isTyping\n      expiresAt\n      user {\n        id\n        name\n      }\n    }\n  }\n": typeof types.WhoTypesDocument,
    "\n  query SearchMessages($query: String!, $conversationId: ID, $after: String) {\n    searchMessages(query: $query, conversationId: $conversationId, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          seq\n          text\n          sentAt\n          conversationId\n          conversation {\n            id\n            title\n          }\n          sender {\n            id\n            name\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.SearchMessagesDocument,
    "\n  fragment CommentByline_comment on Comment {\n    id\n    deleted\n    createdAt\n    editedAt\n    author {\n      id\n      name\n      username\n      isOnline\n    }\n  }\n": typeof types.CommentByline_CommentFragmentDoc,
    "\n  fragment CommentLike_comment on Comment {\n    id\n    liked\n    likesCount\n  }\n": typeof types.CommentLike_CommentFragmentDoc,
    "\n  mutation SetCommentLiked($id: ID!, $liked: Boolean!) {\n    setCommentLiked(id: $id, liked: $liked) {\n      ...CommentLike_comment\n    }\n  }\n": typeof types.SetCommentLikedDocument,
    "\n  subscription CommentEvents($postId: ID!) {\n    commentEvents(postId: $postId) {\n      kind\n      commentId\n      comment {\n        id\n        parentId\n        ...CommentItem_comment\n      }\n    }\n  }\n": typeof types.CommentEventsDocument,
    "\n  fragment NewThread on Comment {\n    replies(first: 10) {\n      edges {\n        cursor\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.NewThreadFragmentDoc,
    "\n  fragment CommentParent on Comment {\n    id\n    parentId\n  }\n": typeof types.CommentParentFragmentDoc,
    "\n  fragment CommentItem_comment on Comment {\n    id\n    content\n    facets {\n      start\n      end\n      kind\n      value\n    }\n    deleted\n    canEdit\n    canDelete\n    author {\n      id\n      name\n      username\n      avatar {\n        url\n        placeholder\n      }\n    }\n    ...CommentByline_comment\n    ...CommentLike_comment\n  }\n": typeof types.CommentItem_CommentFragmentDoc,
    "\n  query PostComments($postId: ID!, $after: String) {\n    post(id: $postId) {\n      id\n      commentsCount\n      comments(first: 20, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...CommentThread_comment\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.PostCommentsDocument,
    "\n  fragment CommentThread_comment on Comment {\n    id\n    author {\n      id\n      name\n    }\n    ...CommentItem_comment\n    replies(first: 10) {\n      edges {\n        cursor\n        node {\n          id\n          ...CommentItem_comment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.CommentThread_CommentFragmentDoc,
    "\n  mutation DeleteComment($id: ID!) {\n    deleteComment(id: $id) {\n      id\n      deleted\n      content\n      post {\n        id\n        commentsCount\n      }\n    }\n  }\n": typeof types.DeleteCommentDocument,
    "\n  query LinkedComment($id: ID!) {\n    comment(id: $id) {\n      id\n      parentId\n      post {\n        id\n      }\n    }\n  }\n": typeof types.LinkedCommentDocument,
    "\n  query LinkedThread($id: ID!) {\n    comment(id: $id) {\n      id\n      ...CommentThread_comment\n    }\n  }\n": typeof types.LinkedThreadDocument,
    "\n  query MoreReplies($id: ID!, $after: String) {\n    comment(id: $id) {\n      id\n      replies(first: 30, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...CommentItem_comment\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.MoreRepliesDocument,
    "\n  mutation UpdateComment($id: ID!, $content: String!) {\n    updateComment(id: $id, content: $content) {\n      id\n      ...CommentItem_comment\n    }\n  }\n": typeof types.UpdateCommentDocument,
    "\n  mutation AddComment($postId: ID!, $content: String!, $parentId: ID, $clientId: ID) {\n    addComment(postId: $postId, content: $content, parentId: $parentId, clientId: $clientId) {\n      id\n      ...CommentThread_comment\n      post {\n        id\n        commentsCount\n      }\n    }\n  }\n": typeof types.AddCommentDocument,
    "\n  query GroupPosts($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      posts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...PostCard_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.GroupPostsDocument,
    "\n  query FirstSteps {\n    viewer {\n      missingProfileFields\n      sentBondRequests(first: 1) {\n        totalCount\n      }\n      user {\n        id\n        bondsCount\n        followingCount\n        posts(first: 1) {\n          edges {\n            node {\n              id\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.FirstStepsDocument,
    "\n  query FeedPage($first: Int!, $after: String) {\n    feed(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.FeedPageDocument,
    "\n  subscription PostAdded {\n    postAdded {\n      id\n      author {\n        id\n      }\n      ...PostCard_post\n    }\n  }\n": typeof types.PostAddedDocument,
    "\n  query NewestPosts($first: Int!) {\n    feed(first: $first) {\n      edges {\n        node {\n          id\n        }\n      }\n    }\n  }\n": typeof types.NewestPostsDocument,
    "\n  query NewsOfTheDay {\n    news {\n      links {\n        url\n        host\n        membersCount\n        lastSharedAt\n        post {\n          id\n          title\n          content\n        }\n      }\n      ideas {\n        id\n        title\n        content\n        likesCount\n        commentsCount\n        author {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.NewsOfTheDayDocument,
    "\n  fragment GroupCard_group on Group {\n    id\n    slug\n    name\n    description\n    category\n    visibility\n    membersCount\n    weekPostsCount\n    ...GroupCover_group\n    ...GroupFaces_group\n    ...JoinButton_group\n  }\n": typeof types.GroupCard_GroupFragmentDoc,
    "\n  fragment GroupCover_group on Group {\n    id\n    name\n    category\n    cover {\n      url\n    }\n  }\n": typeof types.GroupCover_GroupFragmentDoc,
    "\n  fragment GroupFaces_group on Group {\n    id\n    membersCount\n    faces {\n      id\n      name\n      avatar {\n        url\n        placeholder\n      }\n    }\n  }\n": typeof types.GroupFaces_GroupFragmentDoc,
    "\n  query GroupFigures {\n    groupStats {\n      groups\n      members\n      postsThisWeek\n      activeToday\n      categories {\n        category\n        groupsCount\n      }\n    }\n  }\n": typeof types.GroupFiguresDocument,
    "\n  fragment JoinButton_group on Group {\n    id\n    name\n    slug\n    visibility\n    viewerState\n  }\n": typeof types.JoinButton_GroupFragmentDoc,
    "\n  mutation JoinGroup($id: ID!) {\n    joinGroup(id: $id) {\n      id\n      viewerState\n      ...GroupStanding\n    }\n  }\n": typeof types.JoinGroupDocument,
    "\n  mutation LeaveGroup($id: ID!) {\n    leaveGroup(id: $id) {\n      ...GroupStanding\n    }\n  }\n": typeof types.LeaveGroupDocument,
    "\n  fragment GroupStanding on Group {\n    id\n    viewerState\n    viewerRole\n    canManage\n    canLeave\n    membersCount\n    requestsCount\n  }\n": typeof types.GroupStandingFragmentDoc,
    "\n  fragment EditGroupDialog_group on Group {\n    id\n    slug\n    name\n    description\n    category\n    visibility\n    cover {\n      url\n    }\n  }\n": typeof types.EditGroupDialog_GroupFragmentDoc,
    "\n  mutation CreateGroup($input: CreateGroupInput!) {\n    createGroup(input: $input) {\n      id\n      slug\n      name\n    }\n  }\n": typeof types.CreateGroupDocument,
    "\n  mutation UpdateGroup($id: ID!, $input: UpdateGroupInput!) {\n    updateGroup(id: $id, input: $input) {\n      id\n      ...GroupHead_group\n    }\n  }\n": typeof types.UpdateGroupDocument,
    "\n  query FeaturedGroups {\n    featuredGroups(first: 6) {\n      id\n      ...GroupCard_group\n    }\n  }\n": typeof types.FeaturedGroupsDocument,
    "\n  query FoundGroups($query: String, $category: String, $first: Int!, $after: String) {\n    groups(query: $query, category: $category, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...GroupCard_group\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.FoundGroupsDocument,
    "\n  query MyGroups($first: Int!, $after: String) {\n    groups(mine: true, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          slug\n          name\n          category\n          visibility\n          membersCount\n          weekPostsCount\n          requestsCount\n          ...GroupFaces_group\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.MyGroupsDocument,
    "\n  query Group($slug: String!) {\n    group(slug: $slug) {\n      id\n      slug\n      name\n      visibility\n      viewerState\n      canManage\n      requestsCount\n      ...GroupHead_group\n    }\n  }\n": typeof types.GroupDocument,
    "\n  query GroupFacts($slug: String!, $first: Int!) {\n    group(slug: $slug) {\n      id\n      createdAt\n      membersCount\n      weekPostsCount\n      members(first: $first) {\n        edges {\n          cursor\n          node {\n            user {\n              id\n              ...Person_person\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.GroupFactsDocument,
    "\n  fragment GroupHead_group on Group {\n    id\n    slug\n    name\n    description\n    category\n    visibility\n    membersCount\n    viewerState\n    viewerRole\n    canManage\n    canLeave\n    ...EditGroupDialog_group\n    createdAt\n    weekPostsCount\n    ...GroupCover_group\n    ...GroupFaces_group\n    ...JoinButton_group\n  }\n": typeof types.GroupHead_GroupFragmentDoc,
    "\n  query GroupPeople($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      viewerRole\n      members(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            role\n            user {\n              id\n              name\n              ...Person_person\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.GroupPeopleDocument,
    "\n  query GroupRequests($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      requests(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            user {\n              id\n              name\n              ...Person_person\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.GroupRequestsDocument,
    "\n  mutation AnswerJoinRequest($groupId: ID!, $userId: ID!, $accept: Boolean!) {\n    answerJoinRequest(groupId: $groupId, userId: $userId, accept: $accept) {\n      ...GroupStanding\n    }\n  }\n": typeof types.AnswerJoinRequestDocument,
    "\n  mutation SetGroupRole($groupId: ID!, $userId: ID!, $role: GroupRole!) {\n    setGroupRole(groupId: $groupId, userId: $userId, role: $role) {\n      ...GroupStanding\n    }\n  }\n": typeof types.SetGroupRoleDocument,
    "\n  mutation RemoveGroupMember($groupId: ID!, $userId: ID!) {\n    removeGroupMember(groupId: $groupId, userId: $userId) {\n      ...GroupStanding\n    }\n  }\n": typeof types.RemoveGroupMemberDocument,
    "\n  fragment InsightReport_insight on Insight {\n    id\n    prompt\n    foundCount\n    isEnough\n    cards {\n      kind\n      title\n      isEnough\n      isWorded\n      tags\n      relatedCount\n      relatedQuery\n      confidence {\n        percent\n        coverage\n        agreement\n        recency\n      }\n      sentences {\n        text\n        postIds\n      }\n      posts(first: 5) {\n        id\n        title\n        content\n        author {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.InsightReport_InsightFragmentDoc,
    "\n  query WeekInsights {\n    weekInsights {\n      foundCount\n      isEnough\n      cards {\n        kind\n        title\n        isEnough\n        isWorded\n        tags\n        relatedCount\n        relatedQuery\n        confidence {\n          percent\n          coverage\n          agreement\n          recency\n        }\n        sentences {\n          text\n          postIds\n        }\n        posts(first: 5) {\n          id\n          title\n          content\n          author {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n": typeof types.WeekInsightsDocument,
    "\n  mutation CreateInsight($prompt: String!, $clientId: ID!) {\n    createInsight(prompt: $prompt, clientId: $clientId) {\n      id\n      ...InsightReport_insight\n    }\n  }\n": typeof types.CreateInsightDocument,
    "\n  query Insight($id: ID!) {\n    insight(id: $id) {\n      id\n      prompt\n      ...InsightReport_insight\n    }\n  }\n": typeof types.InsightDocument,
    "\n  query InsightHistory($first: Int!, $after: String) {\n    viewer {\n      insights(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            prompt\n            createdAt\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.InsightHistoryDocument,
    "\n  mutation DeleteInsight($id: ID!) {\n    deleteInsight(id: $id)\n  }\n": typeof types.DeleteInsightDocument,
    "\n  fragment BondAnswer_user on User {\n    id\n    name\n    bondRequestId\n  }\n": typeof types.BondAnswer_UserFragmentDoc,
    "\n  fragment NotificationRow_notification on Notification {\n    id\n    type\n    who\n    what\n    excerpt\n    url\n    createdAt\n    read\n    actors {\n      id\n      name\n      isOnline\n      avatar {\n        url\n        placeholder\n      }\n      ...BondAnswer_user\n    }\n  }\n": typeof types.NotificationRow_NotificationFragmentDoc,
    "\n  subscription NotificationsMoved {\n    countersChanged {\n      notifications\n    }\n  }\n": typeof types.NotificationsMovedDocument,
    "\n  mutation MarkNotificationsSeen($upTo: DateTime) {\n    markNotificationsSeen(upTo: $upTo) {\n      notifications\n      bondRequests\n    }\n  }\n": typeof types.MarkNotificationsSeenDocument,
    "\n  mutation MarkNotificationsRead($upTo: DateTime) {\n    markNotificationsRead(upTo: $upTo)\n  }\n": typeof types.MarkNotificationsReadDocument,
    "\n  mutation SetNotificationRead($id: ID!, $read: Boolean!) {\n    setNotificationRead(id: $id, read: $read) {\n      id\n      read\n      seen\n    }\n  }\n": typeof types.SetNotificationReadDocument,
    "\n  fragment NotificationRead_notification on Notification {\n    id\n    read\n    seen\n  }\n": typeof types.NotificationRead_NotificationFragmentDoc,
    "\n  query NotificationsPage($first: Int!, $after: String, $filter: NotificationFilter!) {\n    viewer {\n      unreadNotificationsCount\n      notifications(first: $first, after: $after, filter: $filter) {\n        edges {\n          cursor\n          node {\n            id\n            read\n            seen\n            createdAt\n            ...NotificationRow_notification\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.NotificationsPageDocument,
    "\n  fragment NotificationSetting_setting on NotificationSetting {\n    type\n    enabled\n  }\n": typeof types.NotificationSetting_SettingFragmentDoc,
    "\n  query NotificationSettings {\n    viewer {\n      notificationSettings {\n        type\n        enabled\n      }\n    }\n  }\n": typeof types.NotificationSettingsDocument,
    "\n  mutation SetNotificationSetting($type: NotificationType!, $enabled: Boolean!) {\n    setNotificationSetting(type: $type, enabled: $enabled) {\n      ...NotificationSetting_setting\n    }\n  }\n": typeof types.SetNotificationSettingDocument,
    "\n  fragment Person_person on User {\n    id\n    name\n    username\n    isOnline\n    avatar {\n      url\n      placeholder\n    }\n  }\n": typeof types.Person_PersonFragmentDoc,
    "\n  mutation DeletePost($id: ID!) {\n    deletePost(id: $id)\n  }\n": typeof types.DeletePostDocument,
    "\n  fragment PostActions_post on Post {\n    id\n    commentsCount\n    ...PostLike_post\n    ...PostBookmark_post\n  }\n": typeof types.PostActions_PostFragmentDoc,
    "\n  fragment PostByline_post on Post {\n    id\n    createdAt\n    editedAt\n    visibility\n    location {\n      lat\n      lng\n    }\n    group {\n      id\n      slug\n      name\n    }\n    author {\n      id\n      ...Person_person\n    }\n  }\n": typeof types.PostByline_PostFragmentDoc,
    "\n  fragment PostCard_post on Post {\n    id\n    title\n    content\n    facets {\n      start\n      end\n      kind\n      value\n    }\n    tags\n    author {\n      id\n      name\n    }\n    media {\n      id\n      ...PostMedia_media\n    }\n    ...PostByline_post\n    ...PostMenus_post\n    ...PostActions_post\n  }\n": typeof types.PostCard_PostFragmentDoc,
    "\n  fragment PostMenus_post on Post {\n    id\n    url\n    title\n    content\n    canEdit\n    author {\n      id\n      name\n      username\n    }\n  }\n": typeof types.PostMenus_PostFragmentDoc,
    "\n  fragment PostBookmark_post on Post {\n    id\n    bookmarked\n    bookmarksCount\n  }\n": typeof types.PostBookmark_PostFragmentDoc,
    "\n  mutation SetBookmarked($postId: ID!, $bookmarked: Boolean!) {\n    setBookmarked(postId: $postId, bookmarked: $bookmarked) {\n      ...PostBookmark_post\n    }\n  }\n": typeof types.SetBookmarkedDocument,
    "\n  fragment PostLike_post on Post {\n    id\n    liked\n    likesCount\n  }\n": typeof types.PostLike_PostFragmentDoc,
    "\n  mutation SetLiked($postId: ID!, $liked: Boolean!) {\n    setLiked(postId: $postId, liked: $liked) {\n      ...PostLike_post\n    }\n  }\n": typeof types.SetLikedDocument,
    "\n  fragment ComposerDraft_draft on Draft {\n    id\n    kind\n    version\n    title\n    content\n    category\n    tags\n    location {\n      lat\n      lng\n    }\n    media {\n      id\n      type\n      url\n      thumbnail\n      alt\n    }\n    updatedAt\n  }\n": typeof types.ComposerDraft_DraftFragmentDoc,
    "\n  mutation SaveDraft($input: SaveDraftInput!) {\n    saveDraft(input: $input) {\n      id\n      version\n    }\n  }\n": typeof types.SaveDraftDocument,
    "\n  query ComposerDraft($id: ID!) {\n    viewer {\n      draft(id: $id) {\n        ...ComposerDraft_draft @unmask\n      }\n    }\n  }\n": typeof types.ComposerDraftDocument,
    "\n  mutation DeleteDraft($id: ID!) {\n    deleteDraft(id: $id)\n  }\n": typeof types.DeleteDraftDocument,
    "\n  query DraftList($after: String) {\n    viewer {\n      drafts(first: 10, after: $after) {\n        edges {\n          cursor\n          node {\n            ...ComposerDraft_draft @unmask\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.DraftListDocument,
    "\n  mutation DeleteListedDraft($id: ID!) {\n    deleteDraft(id: $id)\n  }\n": typeof types.DeleteListedDraftDocument,
    "\n  query PostHistory($id: ID!) {\n    post(id: $id) {\n      id\n      title\n      content\n      category\n      tags\n      createdAt\n      editedAt\n      revisions {\n        id\n        title\n        content\n        category\n        tags\n        createdAt\n      }\n    }\n  }\n": typeof types.PostHistoryDocument,
    "\n  query EditPost($id: ID!) {\n    post(id: $id) {\n      id\n      title\n      content\n      category\n      tags\n      visibility\n      location {\n        lat\n        lng\n      }\n      group {\n        id\n      }\n      media {\n        id\n      }\n    }\n  }\n": typeof types.EditPostDocument,
    "\n  mutation UpdatePost($id: ID!, $input: UpdatePostInput!) {\n    updatePost(id: $id, input: $input) {\n      id\n      category\n      ...PostCard_post\n    }\n  }\n": typeof types.UpdatePostDocument,
    "\n  query MentionablePeople($query: String!) {\n    people(query: $query, first: 8) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          username\n          avatar {\n            url\n            placeholder\n          }\n        }\n      }\n    }\n  }\n": typeof types.MentionablePeopleDocument,
    "\n  query UsableTags($query: String!) {\n    tags(query: $query, first: 8) {\n      name\n      postsCount\n    }\n  }\n": typeof types.UsableTagsDocument,
    "\n  fragment MentionAuthor on User {\n    id\n    name\n    username\n    avatar {\n      url\n      placeholder\n    }\n  }\n": typeof types.MentionAuthorFragmentDoc,
    "\n  fragment PostGallery_post on Post {\n    id\n    media {\n      id\n      type\n      url\n      alt\n      width\n      height\n      sources {\n        url\n        width\n        type\n      }\n      ...PostMedia_media\n    }\n  }\n": typeof types.PostGallery_PostFragmentDoc,
    "\n  fragment PostImage_media on Media {\n    id\n    url\n    alt\n    width\n    height\n    placeholder\n    sources {\n      url\n      width\n      type\n    }\n  }\n": typeof types.PostImage_MediaFragmentDoc,
    "\n  fragment PostMedia_media on Media {\n    id\n    type\n    width\n    height\n    thumbnail\n    ...PostImage_media\n    ...PostVideo_media\n  }\n": typeof types.PostMedia_MediaFragmentDoc,
    "\n  fragment PostVideo_media on Media {\n    id\n    url\n    alt\n    width\n    height\n    thumbnail\n    duration\n  }\n": typeof types.PostVideo_MediaFragmentDoc,
    "\n  query FreshMedia($id: ID!) {\n    post(id: $id) {\n      id\n      media {\n        id\n        url\n        thumbnail\n        sources {\n          url\n          width\n          type\n        }\n      }\n    }\n  }\n": typeof types.FreshMediaDocument,
    "\n  fragment PostDetail_post on Post {\n    id\n    title\n    content\n    facets {\n      start\n      end\n      kind\n      value\n    }\n    tags\n    author {\n      id\n      name\n    }\n    ...PostGallery_post\n    ...PostByline_post\n    ...PostMenus_post\n    ...PostActions_post\n  }\n": typeof types.PostDetail_PostFragmentDoc,
    "\n  subscription PostChanged($ids: [ID!]!) {\n    postChanged(ids: $ids) {\n      id\n      ...PostCard_post\n    }\n  }\n": typeof types.PostChangedDocument,
    "\n  subscription PostGone($ids: [ID!]!) {\n    postGone(ids: $ids)\n  }\n": typeof types.PostGoneDocument,
    "\n  query OnePost($id: ID!) {\n    post(id: $id) {\n      id\n      title\n      author {\n        id\n        name\n      }\n      media {\n        id\n        width\n        height\n      }\n      ...PostDetail_post\n    }\n  }\n": typeof types.OnePostDocument,
    "\n  mutation CreatePost($input: CreatePostInput!) {\n    createPost(input: $input) {\n      id\n      ...PostCard_post\n    }\n  }\n": typeof types.CreatePostDocument,
    "\n  fragment Banner_user on User {\n    id\n    banner {\n      url\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n": typeof types.Banner_UserFragmentDoc,
    "\n  query ProfileCompletion {\n    viewer {\n      profileCompletion\n      missingProfileFields\n    }\n  }\n": typeof types.ProfileCompletionDocument,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      name\n      username\n      bio\n      location\n      website\n      avatar {\n        url\n        width\n        height\n        placeholder\n        sources {\n          url\n          width\n          type\n        }\n      }\n      banner {\n        url\n        width\n        height\n        placeholder\n        sources {\n          url\n          width\n          type\n        }\n      }\n    }\n  }\n": typeof types.UpdateProfileDocument,
    "\n  fragment ProfileFacts_user on User {\n    id\n    location\n    website\n    memberSince\n    isOnline\n    lastActiveAt\n  }\n": typeof types.ProfileFacts_UserFragmentDoc,
    "\n  fragment ProfileHeader_user on User {\n    id\n    name\n    username\n    bio\n    isOnline\n    avatar {\n      url\n      placeholder\n    }\n    ...Banner_user\n    ...ProfileFacts_user\n  }\n": typeof types.ProfileHeader_UserFragmentDoc,
    "\n  fragment ProfilePeople_user on User {\n    id\n    bondsCount\n    mutualBondsCount\n    bonds(first: 6) {\n      edges {\n        node {\n          id\n          ...Person_person\n        }\n      }\n    }\n    mutualBonds(first: 6) {\n      edges {\n        node {\n          id\n          ...Person_person\n        }\n      }\n    }\n  }\n": typeof types.ProfilePeople_UserFragmentDoc,
    "\n  query SearchSuggestions($query: String!) {\n    searchSuggestions(query: $query) {\n      ideas {\n        title {\n          text\n          ranges {\n            start\n            end\n          }\n        }\n        post {\n          id\n          author {\n            id\n            name\n          }\n        }\n      }\n      people {\n        title {\n          text\n          ranges {\n            start\n            end\n          }\n        }\n        user {\n          id\n          name\n          username\n          avatar {\n            url\n            placeholder\n          }\n        }\n      }\n      tags {\n        title {\n          text\n          ranges {\n            start\n            end\n          }\n        }\n        tag {\n          name\n          postsCount\n        }\n      }\n    }\n  }\n": typeof types.SearchSuggestionsDocument,
    "\n  query CategoryPosts($name: String!, $first: Int!, $after: String) {\n    category(name: $name) {\n      name\n      postsCount\n      posts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...PostCard_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.CategoryPostsDocument,
    "\n  query Explore {\n    explore {\n      countedAt\n      totals {\n        ideas\n        activeMembers\n        discussionsThisWeek\n      }\n      trendingTags(first: 10) {\n        name\n        postsCount\n        isFollowed\n        trend {\n          weekAuthors\n          usualAuthors\n          growthPercent\n          isNew\n          dailyAuthors\n        }\n      }\n      categories(first: 6) {\n        name\n        postsCount\n        weekPosts\n      }\n    }\n  }\n": typeof types.ExploreDocument,
    "\n  mutation SetTagFollowed($name: String!, $followed: Boolean!) {\n    setTagFollowed(name: $name, followed: $followed) {\n      name\n      isFollowed\n    }\n  }\n": typeof types.SetTagFollowedDocument,
    "\n  query TagPosts($name: String!, $first: Int!, $after: String) {\n    tag(name: $name) {\n      name\n      postsCount\n      isFollowed\n      posts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...PostCard_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.TagPostsDocument,
    "\n  query TrendingNow($first: Int!) {\n    explore {\n      trendingTags(first: $first) {\n        name\n        postsCount\n      }\n    }\n  }\n": typeof types.TrendingNowDocument,
    "\n  fragment FoundIdea_post on Post {\n    id\n    createdAt\n    tags\n    likesCount\n    commentsCount\n    author {\n      id\n      ...Person_person\n    }\n  }\n": typeof types.FoundIdea_PostFragmentDoc,
    "\n  query Search($query: String!, $kind: SearchKind!, $first: Int!, $after: String) {\n    search(query: $query, kind: $kind, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          kind\n          title {\n            text\n            ranges {\n              start\n              end\n            }\n          }\n          excerpt {\n            text\n            ranges {\n              start\n              end\n            }\n          }\n          post {\n            id\n            ...FoundIdea_post\n          }\n          user {\n            id\n            ...FoundPersonRow_user\n          }\n          tag {\n            name\n            postsCount\n          }\n        }\n      }\n      isNear\n      hints {\n        token\n        suggestion\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.SearchDocument,
    "\n  mutation ChangePassword($current: String!, $next: String!) {\n    changePassword(current: $current, next: $next)\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation DeleteAccount($password: String!) {\n    deleteAccount(password: $password)\n  }\n": typeof types.DeleteAccountDocument,
    "\n  query MemberSessions {\n    viewer {\n      sessions {\n        id\n        device\n        ip\n        createdAt\n        lastUsedAt\n        isCurrent\n      }\n    }\n  }\n": typeof types.MemberSessionsDocument,
    "\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n": typeof types.RevokeSessionDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions\n  }\n": typeof types.EndOtherSessionsDocument,
    "\n  query AutoplaySetting {\n    viewer {\n      settings {\n        autoplay\n      }\n    }\n  }\n": typeof types.AutoplaySettingDocument,
    "\n  mutation SetAutoplay($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      autoplay\n    }\n  }\n": typeof types.SetAutoplayDocument,
    "\n  fragment MemberSettings_settings on Settings {\n    altReminder\n    keyboardShortcuts\n    showOnline\n    showVisits\n    readReceipts\n  }\n": typeof types.MemberSettings_SettingsFragmentDoc,
    "\n  query MemberSettings {\n    viewer {\n      settings {\n        altReminder\n        keyboardShortcuts\n        showOnline\n        showVisits\n        readReceipts\n      }\n    }\n  }\n": typeof types.MemberSettingsDocument,
    "\n  mutation UpdateSettings($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      ...MemberSettings_settings\n    }\n  }\n": typeof types.UpdateSettingsDocument,
    "\n  query MessagesFromSetting {\n    viewer {\n      settings {\n        messagesFrom\n      }\n    }\n  }\n": typeof types.MessagesFromSettingDocument,
    "\n  mutation SetMessagesFrom($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      messagesFrom\n    }\n  }\n": typeof types.SetMessagesFromDocument,
    "\n  query ShortcutSettings {\n    viewer {\n      settings {\n        keyboardShortcuts\n      }\n    }\n  }\n": typeof types.ShortcutSettingsDocument,
    "\n  query EditProfile {\n    viewer {\n      email\n      phone\n      user {\n        id\n        name\n        username\n        bio\n        location\n        website\n        avatar {\n          url\n        }\n        banner {\n          url\n        }\n        ...Banner_user\n      }\n    }\n  }\n": typeof types.EditProfileDocument,
    "\n  query Profile($username: String!) {\n    user(username: $username) {\n      id\n      name\n      username\n      ...ProfileHeader_user\n      ...ProfilePeople_user\n      ...BondButton_user\n      ...PersonMenu_user\n    }\n  }\n": typeof types.ProfileDocument,
};
const documents: Documents = {
    "\n  mutation Ping {\n    ping\n  }\n": types.PingDocument,
    "\n  subscription RelationChanged {\n    relationChanged {\n      id\n      bondState\n      bondRequestId\n      isFollowedByViewer\n      bondsCount\n      followersCount\n      followingCount\n    }\n  }\n": types.RelationChangedDocument,
    "\n  subscription MembershipChanged {\n    membershipChanged {\n      ...GroupStanding\n    }\n  }\n": types.MembershipChangedDocument,
    "\n  query PostAuthor($id: ID!, $first: Int!) {\n    post(id: $id) {\n      id\n      author {\n        id\n        name\n        username\n        bio\n        ...Person_person\n        ...BondButton_user\n        posts(first: $first) {\n          edges {\n            node {\n              id\n              title\n              content\n              createdAt\n            }\n          }\n        }\n      }\n    }\n  }\n": types.PostAuthorDocument,
    "\n  fragment MemberComment_comment on Comment {\n    id\n    content\n    facets {\n      start\n      end\n      kind\n      value\n    }\n    createdAt\n    likesCount\n    parentId\n    post {\n      id\n      title\n      content\n      author {\n        id\n        name\n      }\n    }\n  }\n": types.MemberComment_CommentFragmentDoc,
    "\n  query MemberComments($username: String!, $first: Int!, $after: String) {\n    user(username: $username) {\n      id\n      comments(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...MemberComment_comment\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.MemberCommentsDocument,
    "\n  fragment MemberImage_post on Post {\n    id\n    title\n    media {\n      id\n      type\n      url\n      alt\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n": types.MemberImage_PostFragmentDoc,
    "\n  query MemberImages($username: String!, $first: Int!, $after: String) {\n    user(username: $username) {\n      id\n      images(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...MemberImage_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.MemberImagesDocument,
    "\n  query MemberPosts($username: String!, $first: Int!) {\n    user(username: $username) {\n      id\n      posts(first: $first) {\n        edges {\n          cursor\n          node {\n            id\n            ...PostCard_post\n          }\n        }\n        totalCount\n      }\n    }\n  }\n": types.MemberPostsDocument,
    "\n  query AllPosts($username: String!, $first: Int!, $after: String) {\n    user(username: $username) {\n      id\n      name\n      username\n    }\n    feed(first: $first, after: $after, filter: { username: $username }) {\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.AllPostsDocument,
    "\n  query AnalyticsAudience($range: AnalyticsRange!) {\n    viewer {\n      analytics(range: $range) {\n        range\n        topPosts {\n          impressions\n          viewers\n          post {\n            id\n            title\n            content\n          }\n        }\n        sources {\n          source\n          count\n          percent\n        }\n        visitors {\n          count\n          unnamed\n          people {\n            lastAt\n            visits\n            user {\n              id\n              ...Person_person\n            }\n          }\n        }\n      }\n    }\n  }\n": types.AnalyticsAudienceDocument,
    "\n  query AnalyticsInDetail($range: AnalyticsRange!) {\n    viewer {\n      analytics(range: $range) {\n        range\n        figures {\n          metric\n          count\n          previousCount\n          changePercent\n          series {\n            day\n            count\n          }\n        }\n      }\n    }\n  }\n": types.AnalyticsInDetailDocument,
    "\n  query AnalyticsInShort($range: AnalyticsRange!) {\n    viewer {\n      analytics(range: $range) {\n        range\n        figures {\n          metric\n          count\n          changePercent\n          progress\n        }\n      }\n    }\n  }\n": types.AnalyticsInShortDocument,
    "\n  query SignedInViewer {\n    viewer {\n      email\n      emailVerified\n      settings {\n        keyboardShortcuts\n      }\n      user {\n        id\n        name\n        username\n        location\n        memberSince\n        avatar {\n          url\n          placeholder\n        }\n        banner {\n          url\n          width\n          height\n          placeholder\n        }\n      }\n    }\n  }\n": types.SignedInViewerDocument,
    "\n  fragment ConnectionCard_user on User {\n    id\n    name\n    bio\n    bondState\n    ...Person_person\n    ...FollowButton_user\n  }\n": types.ConnectionCard_UserFragmentDoc,
    "\n  query Connections($tab: ConnectionTab!, $query: String, $first: Int!, $after: String) {\n    viewer {\n      connections(tab: $tab, query: $query, first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...ConnectionCard_user\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": types.ConnectionsDocument,
    "\n  fragment SuggestedCard_suggestion on PersonSuggestion {\n    reason\n    mutualBondsCount\n    sharedTags\n    user {\n      id\n      name\n      location\n      ...ConnectionCard_user\n    }\n  }\n": types.SuggestedCard_SuggestionFragmentDoc,
    "\n  query SuggestedConnections($first: Int!) {\n    viewer {\n      suggestions(first: $first) {\n        user {\n          id\n        }\n        ...SuggestedCard_suggestion\n      }\n    }\n  }\n": types.SuggestedConnectionsDocument,
    "\n  query ConnectionCounts {\n    viewer {\n      following: connections(tab: FOLLOWING, first: 1) {\n        totalCount\n      }\n      followers: connections(tab: FOLLOWERS, first: 1) {\n        totalCount\n      }\n      mutual: connections(tab: MUTUAL, first: 1) {\n        totalCount\n      }\n    }\n  }\n": types.ConnectionCountsDocument,
    "\n  mutation SendBondRequest($userId: ID!) {\n    sendBondRequest(userId: $userId) {\n      id\n      bondState\n      ...BondTies_user\n    }\n  }\n": types.SendBondRequestDocument,
    "\n  mutation WithdrawBondRequest($userId: ID!) {\n    withdrawBondRequest(userId: $userId) {\n      id\n      ...BondTies_user\n    }\n  }\n": types.WithdrawBondRequestDocument,
    "\n  mutation AcceptBondRequest($id: ID!) {\n    acceptBondRequest(id: $id) {\n      id\n      ...BondTies_user\n    }\n  }\n": types.AcceptBondRequestDocument,
    "\n  mutation RejectBondRequest($id: ID!) {\n    rejectBondRequest(id: $id)\n  }\n": types.RejectBondRequestDocument,
    "\n  mutation RemoveBond($userId: ID!) {\n    removeBond(userId: $userId) {\n      id\n      ...BondTies_user\n    }\n  }\n": types.RemoveBondDocument,
    "\n  fragment BondTies_user on User {\n    id\n    bondState\n    bondRequestId\n    bondsCount\n    mutualBondsCount\n    isFollowedByViewer\n    followersCount\n    followingCount\n  }\n": types.BondTies_UserFragmentDoc,
    "\n  query ViewerCounters {\n    viewer {\n      counters {\n        bondRequests\n        notifications\n        messages\n      }\n    }\n  }\n": types.ViewerCountersDocument,
    "\n  subscription CountersChanged {\n    countersChanged {\n      bondRequests\n      notifications\n      messages\n    }\n  }\n": types.CountersChangedDocument,
    "\n  mutation DismissSuggestion($userId: ID!) {\n    dismissSuggestion(userId: $userId)\n  }\n": types.DismissSuggestionDocument,
    "\n  mutation Follow($userId: ID!) {\n    follow(userId: $userId) {\n      id\n      isFollowedByViewer\n      followersCount\n    }\n  }\n": types.FollowDocument,
    "\n  mutation Unfollow($userId: ID!) {\n    unfollow(userId: $userId) {\n      id\n      isFollowedByViewer\n      followersCount\n    }\n  }\n": types.UnfollowDocument,
    "\n  mutation Block($userId: ID!) {\n    block(userId: $userId) {\n      id\n      isBlockedByViewer\n      ...BondTies_user\n    }\n  }\n": types.BlockDocument,
    "\n  mutation Unblock($userId: ID!) {\n    unblock(userId: $userId) {\n      id\n      isBlockedByViewer\n      ...BondTies_user\n    }\n  }\n": types.UnblockDocument,
    "\n  mutation Mute($userId: ID!, $duration: MuteDuration!) {\n    mute(userId: $userId, duration: $duration) {\n      id\n      isMutedByViewer\n      mutedUntil\n    }\n  }\n": types.MuteDocument,
    "\n  mutation Unmute($userId: ID!) {\n    unmute(userId: $userId) {\n      id\n      isMutedByViewer\n      mutedUntil\n    }\n  }\n": types.UnmuteDocument,
    "\n  query FoundPeople($query: String, $suggested: Boolean!, $first: Int!, $after: String) {\n    people(query: $query, suggested: $suggested, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...FoundPersonRow_user\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.FoundPeopleDocument,
    "\n  fragment FoundPersonRow_user on User {\n    id\n    bio\n    location\n    ...Person_person\n    ...BondButton_user\n  }\n": types.FoundPersonRow_UserFragmentDoc,
    "\n  query PeopleToKnow($first: Int!) {\n    viewer {\n      suggestions(first: $first) {\n        user {\n          id\n        }\n        ...PersonToKnow_suggestion\n      }\n    }\n  }\n": types.PeopleToKnowDocument,
    "\n  fragment PersonToKnow_suggestion on PersonSuggestion {\n    reason\n    mutualBondsCount\n    sharedTags\n    user {\n      id\n      location\n      ...Person_person\n      ...BondButton_user\n    }\n  }\n": types.PersonToKnow_SuggestionFragmentDoc,
    "\n  fragment SuggestionRow_suggestion on PersonSuggestion {\n    reason\n    mutualBondsCount\n    sharedTags\n    user {\n      id\n      name\n      location\n      ...Person_person\n      ...BondButton_user\n    }\n  }\n": types.SuggestionRow_SuggestionFragmentDoc,
    "\n  query Suggestions($first: Int!) {\n    viewer {\n      suggestions(first: $first) {\n        user {\n          id\n        }\n        ...SuggestionRow_suggestion\n      }\n    }\n  }\n": types.SuggestionsDocument,
    "\n  fragment FriendRow_user on User {\n    id\n    name\n    username\n    bio\n    location\n    ...Person_person\n  }\n": types.FriendRow_UserFragmentDoc,
    "\n  query Friends($first: Int!, $after: String) {\n    viewer {\n      bonds(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...FriendRow_user\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": types.FriendsDocument,
    "\n  fragment BondRequestRow_request on BondRequest {\n    id\n    mutualBondsCount\n    requestedAt\n    from {\n      id\n      name\n      ...Person_person\n    }\n  }\n": types.BondRequestRow_RequestFragmentDoc,
    "\n  query BondRequests($first: Int!, $after: String) {\n    viewer {\n      bondRequests(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...BondRequestRow_request\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": types.BondRequestsDocument,
    "\n  fragment SentRequestRow_request on BondRequest {\n    id\n    requestedAt\n    to {\n      id\n      name\n      ...Person_person\n    }\n  }\n": types.SentRequestRow_RequestFragmentDoc,
    "\n  query SentRequests($first: Int!, $after: String) {\n    viewer {\n      sentBondRequests(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...SentRequestRow_request\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": types.SentRequestsDocument,
    "\n  query BlockedPeople($first: Int!, $after: String) {\n    viewer {\n      blocked(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...ReleaseRow_user\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": types.BlockedPeopleDocument,
    "\n  query MutedPeople {\n    viewer {\n      muted {\n        until\n        user {\n          id\n          ...ReleaseRow_user\n        }\n      }\n    }\n  }\n": types.MutedPeopleDocument,
    "\n  fragment ReleaseRow_user on User {\n    id\n    name\n    ...Person_person\n  }\n": types.ReleaseRow_UserFragmentDoc,
    "\n  fragment BondButton_user on User {\n    id\n    name\n    bondState\n    bondRequestId\n  }\n": types.BondButton_UserFragmentDoc,
    "\n  fragment FollowButton_user on User {\n    id\n    name\n    isFollowedByViewer\n  }\n": types.FollowButton_UserFragmentDoc,
    "\n  fragment PersonMenu_user on User {\n    id\n    name\n    username\n  }\n": types.PersonMenu_UserFragmentDoc,
    "\n  query PersonTies($username: String!) {\n    user(username: $username) {\n      id\n      bondState\n      isFollowedByViewer\n      isMutedByViewer\n      mutedUntil\n      isBlockedByViewer\n    }\n  }\n": types.PersonTiesDocument,
    "\n  query BlockedNames($first: Int!) {\n    viewer {\n      blocked(first: $first) {\n        edges {\n          node {\n            id\n            name\n            username\n          }\n        }\n      }\n    }\n  }\n": types.BlockedNamesDocument,
    "\n  mutation UpdateBookmark($input: UpdateBookmarkInput!) {\n    updateBookmark(input: $input) {\n      postId\n      note\n      folders {\n        id\n        name\n      }\n    }\n  }\n": types.UpdateBookmarkDocument,
    "\n  mutation RemoveBookmark($postId: ID!) {\n    removeBookmark(postId: $postId)\n  }\n": types.RemoveBookmarkDocument,
    "\n  query BookmarksPage(\n    $first: Int!\n    $after: String\n    $query: String\n    $tags: [String!]\n    $folderId: ID\n    $order: SortOrder!\n  ) {\n    viewer {\n      bookmarks(first: $first, after: $after, query: $query, tags: $tags, folderId: $folderId, order: $order) {\n        edges {\n          cursor\n          postId\n          note\n          savedAt\n          folders {\n            id\n            name\n          }\n          node {\n            id\n            bookmarked\n            tags\n            ...PostCard_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n        tags {\n          name\n          count\n        }\n      }\n    }\n  }\n": types.BookmarksPageDocument,
    "\n  query BookmarkFolders {\n    viewer {\n      bookmarkFolders {\n        id\n        name\n        bookmarksCount\n      }\n    }\n  }\n": types.BookmarkFoldersDocument,
    "\n  mutation CreateBookmarkFolder($name: String!) {\n    createBookmarkFolder(name: $name) {\n      id\n      name\n      bookmarksCount\n    }\n  }\n": types.CreateBookmarkFolderDocument,
    "\n  mutation RenameBookmarkFolder($id: ID!, $name: String!) {\n    renameBookmarkFolder(id: $id, name: $name) {\n      id\n      name\n    }\n  }\n": types.RenameBookmarkFolderDocument,
    "\n  mutation DeleteBookmarkFolder($id: ID!) {\n    deleteBookmarkFolder(id: $id)\n  }\n": types.DeleteBookmarkFolderDocument,
    "\n  mutation SetTyping($conversationId: ID!, $isTyping: Boolean!) {\n    setTyping(conversationId: $conversationId, isTyping: $isTyping)\n  }\n": types.SetTypingDocument,
    "\n  fragment ChatCounts_conversation on Conversation {\n    id\n    lastSeq\n    lastReadSeq\n    unreadCount\n  }\n": types.ChatCounts_ConversationFragmentDoc,
    "\n  fragment ChatNewsMessage_message on Message {\n    id\n    conversationId\n    seq\n    type\n    text\n    clientId\n    replyToId\n    sentAt\n    editedAt\n    deleted\n    hidden\n    sender {\n      id\n      name\n      username\n      avatar {\n        url\n        placeholder\n      }\n    }\n    media {\n      id\n      url\n      alt\n      width\n      height\n      placeholder\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n": types.ChatNewsMessage_MessageFragmentDoc,
    "\n  fragment ChatMessage_message on Message {\n    ...ChatNewsMessage_message @unmask\n    reactions {\n      emoji\n      count\n      reactedByViewer\n    }\n    replyTo {\n      id\n      seq\n      type\n      text\n      deleted\n      hidden\n      sender {\n        id\n        name\n      }\n    }\n  }\n": types.ChatMessage_MessageFragmentDoc,
    "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      ...ChatMessage_message @unmask\n    }\n  }\n": types.SendMessageDocument,
    "\n  subscription ChatNews {\n    messageEvents {\n      kind\n      conversationId\n      readerId\n      lastReadSeq\n      message {\n        ...ChatNewsMessage_message @unmask\n      }\n    }\n  }\n": types.ChatNewsDocument,
    "\n  fragment OpenConversation_conversation on Conversation {\n    id\n    kind\n    name\n    title\n    viewerState\n    viewerRole\n    lastSeq\n    lastReadSeq\n    unreadCount\n    isMuted\n    writing\n    other {\n      ...Person_person @unmask\n    }\n    participants {\n      userId\n      role\n      lastReadSeq\n      isInvited\n      user {\n        ...Person_person @unmask\n      }\n    }\n  }\n": types.OpenConversation_ConversationFragmentDoc,
    "\n  query ChatConversation($id: ID!) {\n    conversation(id: $id) {\n      ...OpenConversation_conversation @unmask\n    }\n  }\n": types.ChatConversationDocument,
    "\n  mutation StartConversation($participantIds: [ID!]!, $name: String) {\n    startConversation(participantIds: $participantIds, name: $name) {\n      id\n    }\n  }\n": types.StartConversationDocument,
    "\n  mutation AcceptConversation($id: ID!) {\n    acceptConversation(id: $id) {\n      ...OpenConversation_conversation\n    }\n  }\n": types.AcceptConversationDocument,
    "\n  mutation DeclineConversation($id: ID!) {\n    declineConversation(id: $id)\n  }\n": types.DeclineConversationDocument,
    "\n  mutation MuteConversation($id: ID!, $length: MuteLength!) {\n    muteConversation(id: $id, length: $length) {\n      id\n      isMuted\n    }\n  }\n": types.MuteConversationDocument,
    "\n  mutation LeaveConversation($id: ID!) {\n    leaveConversation(id: $id)\n  }\n": types.LeaveConversationDocument,
    "\n  mutation AddParticipants($id: ID!, $userIds: [ID!]!) {\n    addParticipants(id: $id, userIds: $userIds) {\n      ...OpenConversation_conversation\n    }\n  }\n": types.AddParticipantsDocument,
    "\n  mutation RemoveParticipant($id: ID!, $userId: ID!) {\n    removeParticipant(id: $id, userId: $userId) {\n      ...OpenConversation_conversation\n    }\n  }\n": types.RemoveParticipantDocument,
    "\n  mutation RenameConversation($id: ID!, $name: String!) {\n    renameConversation(id: $id, name: $name) {\n      ...OpenConversation_conversation\n    }\n  }\n": types.RenameConversationDocument,
    "\n  mutation EditMessage($id: ID!, $text: String!) {\n    editMessage(id: $id, text: $text) {\n      ...ChatMessage_message @unmask\n    }\n  }\n": types.EditMessageDocument,
    "\n  mutation DeleteMessage($id: ID!) {\n    deleteMessage(id: $id) {\n      ...ChatMessage_message @unmask\n    }\n  }\n": types.DeleteMessageDocument,
    "\n  mutation SetReaction($messageId: ID!, $emoji: String!, $on: Boolean!) {\n    setReaction(messageId: $messageId, emoji: $emoji, on: $on) {\n      ...ChatMessage_message @unmask\n    }\n  }\n": types.SetReactionDocument,
    "\n  fragment ConversationRow_conversation on Conversation {\n    id\n    kind\n    title\n    isMuted\n    unreadCount\n    lastMessageAt\n    lastMessage {\n      id\n      type\n      text\n      deleted\n      hidden\n      sender {\n        id\n        name\n      }\n    }\n    other {\n      id\n      isOnline\n      avatar {\n        url\n        placeholder\n      }\n    }\n  }\n": types.ConversationRow_ConversationFragmentDoc,
    "\n  query ConversationsPage($filter: ConversationFilter!, $query: String, $after: String) {\n    viewer {\n      messageRequestsCount\n      conversations(filter: $filter, query: $query, first: 20, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            lastSeq\n            lastMessageAt\n            unreadCount\n            ...ConversationRow_conversation\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.ConversationsPageDocument,
    "\n  query ChatPeople($query: String) {\n    viewer {\n      bonds(first: 50, query: $query) {\n        edges {\n          cursor\n          node {\n            ...Person_person @unmask\n          }\n        }\n      }\n    }\n  }\n": types.ChatPeopleDocument,
    "\n  mutation MarkConversationRead($id: ID!, $seq: Int!) {\n    markConversationRead(id: $id, seq: $seq) {\n      id\n      lastReadSeq\n      unreadCount\n    }\n  }\n": types.MarkConversationReadDocument,
    "\n  query ChatMessages($id: ID!, $first: Int!, $before: Int, $after: Int) {\n    conversation(id: $id) {\n      id\n      messages(first: $first, before: $before, after: $after) {\n        items {\n          ...ChatMessage_message @unmask\n        }\n        hasOlder\n        hasNewer\n      }\n    }\n  }\n": types.ChatMessagesDocument,
    "\n  subscription WhoTypes($conversationId: ID!) {\n    typing(conversationId: $conversationId) {\n      conversationId\n      isTyping\n      expiresAt\n      user {\n        id\n        name\n      }\n    }\n  }\n": types.WhoTypesDocument,
    "\n  query SearchMessages($query: String!, $conversationId: ID, $after: String) {\n    searchMessages(query: $query, conversationId: $conversationId, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          seq\n          text\n          sentAt\n          conversationId\n          conversation {\n            id\n            title\n          }\n          sender {\n            id\n            name\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.SearchMessagesDocument,
    "\n  fragment CommentByline_comment on Comment {\n    id\n    deleted\n    createdAt\n    editedAt\n    author {\n      id\n      name\n      username\n      isOnline\n    }\n  }\n": types.CommentByline_CommentFragmentDoc,
    "\n  fragment CommentLike_comment on Comment {\n    id\n    liked\n    likesCount\n  }\n": types.CommentLike_CommentFragmentDoc,
    "\n  mutation SetCommentLiked($id: ID!, $liked: Boolean!) {\n    setCommentLiked(id: $id, liked: $liked) {\n      ...CommentLike_comment\n    }\n  }\n": types.SetCommentLikedDocument,
    "\n  subscription CommentEvents($postId: ID!) {\n    commentEvents(postId: $postId) {\n      kind\n      commentId\n      comment {\n        id\n        parentId\n        ...CommentItem_comment\n      }\n    }\n  }\n": types.CommentEventsDocument,
    "\n  fragment NewThread on Comment {\n    replies(first: 10) {\n      edges {\n        cursor\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.NewThreadFragmentDoc,
    "\n  fragment CommentParent on Comment {\n    id\n    parentId\n  }\n": types.CommentParentFragmentDoc,
    "\n  fragment CommentItem_comment on Comment {\n    id\n    content\n    facets {\n      start\n      end\n      kind\n      value\n    }\n    deleted\n    canEdit\n    canDelete\n    author {\n      id\n      name\n      username\n      avatar {\n        url\n        placeholder\n      }\n    }\n    ...CommentByline_comment\n    ...CommentLike_comment\n  }\n": types.CommentItem_CommentFragmentDoc,
    "\n  query PostComments($postId: ID!, $after: String) {\n    post(id: $postId) {\n      id\n      commentsCount\n      comments(first: 20, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...CommentThread_comment\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": types.PostCommentsDocument,
    "\n  fragment CommentThread_comment on Comment {\n    id\n    author {\n      id\n      name\n    }\n    ...CommentItem_comment\n    replies(first: 10) {\n      edges {\n        cursor\n        node {\n          id\n          ...CommentItem_comment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.CommentThread_CommentFragmentDoc,
    "\n  mutation DeleteComment($id: ID!) {\n    deleteComment(id: $id) {\n      id\n      deleted\n      content\n      post {\n        id\n        commentsCount\n      }\n    }\n  }\n": types.DeleteCommentDocument,
    "\n  query LinkedComment($id: ID!) {\n    comment(id: $id) {\n      id\n      parentId\n      post {\n        id\n      }\n    }\n  }\n": types.LinkedCommentDocument,
    "\n  query LinkedThread($id: ID!) {\n    comment(id: $id) {\n      id\n      ...CommentThread_comment\n    }\n  }\n": types.LinkedThreadDocument,
    "\n  query MoreReplies($id: ID!, $after: String) {\n    comment(id: $id) {\n      id\n      replies(first: 30, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...CommentItem_comment\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": types.MoreRepliesDocument,
    "\n  mutation UpdateComment($id: ID!, $content: String!) {\n    updateComment(id: $id, content: $content) {\n      id\n      ...CommentItem_comment\n    }\n  }\n": types.UpdateCommentDocument,
    "\n  mutation AddComment($postId: ID!, $content: String!, $parentId: ID, $clientId: ID) {\n    addComment(postId: $postId, content: $content, parentId: $parentId, clientId: $clientId) {\n      id\n      ...CommentThread_comment\n      post {\n        id\n        commentsCount\n      }\n    }\n  }\n": types.AddCommentDocument,
    "\n  query GroupPosts($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      posts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...PostCard_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": types.GroupPostsDocument,
    "\n  query FirstSteps {\n    viewer {\n      missingProfileFields\n      sentBondRequests(first: 1) {\n        totalCount\n      }\n      user {\n        id\n        bondsCount\n        followingCount\n        posts(first: 1) {\n          edges {\n            node {\n              id\n            }\n          }\n        }\n      }\n    }\n  }\n": types.FirstStepsDocument,
    "\n  query FeedPage($first: Int!, $after: String) {\n    feed(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.FeedPageDocument,
    "\n  subscription PostAdded {\n    postAdded {\n      id\n      author {\n        id\n      }\n      ...PostCard_post\n    }\n  }\n": types.PostAddedDocument,
    "\n  query NewestPosts($first: Int!) {\n    feed(first: $first) {\n      edges {\n        node {\n          id\n        }\n      }\n    }\n  }\n": types.NewestPostsDocument,
    "\n  query NewsOfTheDay {\n    news {\n      links {\n        url\n        host\n        membersCount\n        lastSharedAt\n        post {\n          id\n          title\n          content\n        }\n      }\n      ideas {\n        id\n        title\n        content\n        likesCount\n        commentsCount\n        author {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.NewsOfTheDayDocument,
    "\n  fragment GroupCard_group on Group {\n    id\n    slug\n    name\n    description\n    category\n    visibility\n    membersCount\n    weekPostsCount\n    ...GroupCover_group\n    ...GroupFaces_group\n    ...JoinButton_group\n  }\n": types.GroupCard_GroupFragmentDoc,
    "\n  fragment GroupCover_group on Group {\n    id\n    name\n    category\n    cover {\n      url\n    }\n  }\n": types.GroupCover_GroupFragmentDoc,
    "\n  fragment GroupFaces_group on Group {\n    id\n    membersCount\n    faces {\n      id\n      name\n      avatar {\n        url\n        placeholder\n      }\n    }\n  }\n": types.GroupFaces_GroupFragmentDoc,
    "\n  query GroupFigures {\n    groupStats {\n      groups\n      members\n      postsThisWeek\n      activeToday\n      categories {\n        category\n        groupsCount\n      }\n    }\n  }\n": types.GroupFiguresDocument,
    "\n  fragment JoinButton_group on Group {\n    id\n    name\n    slug\n    visibility\n    viewerState\n  }\n": types.JoinButton_GroupFragmentDoc,
    "\n  mutation JoinGroup($id: ID!) {\n    joinGroup(id: $id) {\n      id\n      viewerState\n      ...GroupStanding\n    }\n  }\n": types.JoinGroupDocument,
    "\n  mutation LeaveGroup($id: ID!) {\n    leaveGroup(id: $id) {\n      ...GroupStanding\n    }\n  }\n": types.LeaveGroupDocument,
    "\n  fragment GroupStanding on Group {\n    id\n    viewerState\n    viewerRole\n    canManage\n    canLeave\n    membersCount\n    requestsCount\n  }\n": types.GroupStandingFragmentDoc,
    "\n  fragment EditGroupDialog_group on Group {\n    id\n    slug\n    name\n    description\n    category\n    visibility\n    cover {\n      url\n    }\n  }\n": types.EditGroupDialog_GroupFragmentDoc,
    "\n  mutation CreateGroup($input: CreateGroupInput!) {\n    createGroup(input: $input) {\n      id\n      slug\n      name\n    }\n  }\n": types.CreateGroupDocument,
    "\n  mutation UpdateGroup($id: ID!, $input: UpdateGroupInput!) {\n    updateGroup(id: $id, input: $input) {\n      id\n      ...GroupHead_group\n    }\n  }\n": types.UpdateGroupDocument,
    "\n  query FeaturedGroups {\n    featuredGroups(first: 6) {\n      id\n      ...GroupCard_group\n    }\n  }\n": types.FeaturedGroupsDocument,
    "\n  query FoundGroups($query: String, $category: String, $first: Int!, $after: String) {\n    groups(query: $query, category: $category, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...GroupCard_group\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.FoundGroupsDocument,
    "\n  query MyGroups($first: Int!, $after: String) {\n    groups(mine: true, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          slug\n          name\n          category\n          visibility\n          membersCount\n          weekPostsCount\n          requestsCount\n          ...GroupFaces_group\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.MyGroupsDocument,
    "\n  query Group($slug: String!) {\n    group(slug: $slug) {\n      id\n      slug\n      name\n      visibility\n      viewerState\n      canManage\n      requestsCount\n      ...GroupHead_group\n    }\n  }\n": types.GroupDocument,
    "\n  query GroupFacts($slug: String!, $first: Int!) {\n    group(slug: $slug) {\n      id\n      createdAt\n      membersCount\n      weekPostsCount\n      members(first: $first) {\n        edges {\n          cursor\n          node {\n            user {\n              id\n              ...Person_person\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.GroupFactsDocument,
    "\n  fragment GroupHead_group on Group {\n    id\n    slug\n    name\n    description\n    category\n    visibility\n    membersCount\n    viewerState\n    viewerRole\n    canManage\n    canLeave\n    ...EditGroupDialog_group\n    createdAt\n    weekPostsCount\n    ...GroupCover_group\n    ...GroupFaces_group\n    ...JoinButton_group\n  }\n": types.GroupHead_GroupFragmentDoc,
    "\n  query GroupPeople($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      viewerRole\n      members(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            role\n            user {\n              id\n              name\n              ...Person_person\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.GroupPeopleDocument,
    "\n  query GroupRequests($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      requests(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            user {\n              id\n              name\n              ...Person_person\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.GroupRequestsDocument,
    "\n  mutation AnswerJoinRequest($groupId: ID!, $userId: ID!, $accept: Boolean!) {\n    answerJoinRequest(groupId: $groupId, userId: $userId, accept: $accept) {\n      ...GroupStanding\n    }\n  }\n": types.AnswerJoinRequestDocument,
    "\n  mutation SetGroupRole($groupId: ID!, $userId: ID!, $role: GroupRole!) {\n    setGroupRole(groupId: $groupId, userId: $userId, role: $role) {\n      ...GroupStanding\n    }\n  }\n": types.SetGroupRoleDocument,
    "\n  mutation RemoveGroupMember($groupId: ID!, $userId: ID!) {\n    removeGroupMember(groupId: $groupId, userId: $userId) {\n      ...GroupStanding\n    }\n  }\n": types.RemoveGroupMemberDocument,
    "\n  fragment InsightReport_insight on Insight {\n    id\n    prompt\n    foundCount\n    isEnough\n    cards {\n      kind\n      title\n      isEnough\n      isWorded\n      tags\n      relatedCount\n      relatedQuery\n      confidence {\n        percent\n        coverage\n        agreement\n        recency\n      }\n      sentences {\n        text\n        postIds\n      }\n      posts(first: 5) {\n        id\n        title\n        content\n        author {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.InsightReport_InsightFragmentDoc,
    "\n  query WeekInsights {\n    weekInsights {\n      foundCount\n      isEnough\n      cards {\n        kind\n        title\n        isEnough\n        isWorded\n        tags\n        relatedCount\n        relatedQuery\n        confidence {\n          percent\n          coverage\n          agreement\n          recency\n        }\n        sentences {\n          text\n          postIds\n        }\n        posts(first: 5) {\n          id\n          title\n          content\n          author {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n": types.WeekInsightsDocument,
    "\n  mutation CreateInsight($prompt: String!, $clientId: ID!) {\n    createInsight(prompt: $prompt, clientId: $clientId) {\n      id\n      ...InsightReport_insight\n    }\n  }\n": types.CreateInsightDocument,
    "\n  query Insight($id: ID!) {\n    insight(id: $id) {\n      id\n      prompt\n      ...InsightReport_insight\n    }\n  }\n": types.InsightDocument,
    "\n  query InsightHistory($first: Int!, $after: String) {\n    viewer {\n      insights(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            prompt\n            createdAt\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.InsightHistoryDocument,
    "\n  mutation DeleteInsight($id: ID!) {\n    deleteInsight(id: $id)\n  }\n": types.DeleteInsightDocument,
    "\n  fragment BondAnswer_user on User {\n    id\n    name\n    bondRequestId\n  }\n": types.BondAnswer_UserFragmentDoc,
    "\n  fragment NotificationRow_notification on Notification {\n    id\n    type\n    who\n    what\n    excerpt\n    url\n    createdAt\n    read\n    actors {\n      id\n      name\n      isOnline\n      avatar {\n        url\n        placeholder\n      }\n      ...BondAnswer_user\n    }\n  }\n": types.NotificationRow_NotificationFragmentDoc,
    "\n  subscription NotificationsMoved {\n    countersChanged {\n      notifications\n    }\n  }\n": types.NotificationsMovedDocument,
    "\n  mutation MarkNotificationsSeen($upTo: DateTime) {\n    markNotificationsSeen(upTo: $upTo) {\n      notifications\n      bondRequests\n    }\n  }\n": types.MarkNotificationsSeenDocument,
    "\n  mutation MarkNotificationsRead($upTo: DateTime) {\n    markNotificationsRead(upTo: $upTo)\n  }\n": types.MarkNotificationsReadDocument,
    "\n  mutation SetNotificationRead($id: ID!, $read: Boolean!) {\n    setNotificationRead(id: $id, read: $read) {\n      id\n      read\n      seen\n    }\n  }\n": types.SetNotificationReadDocument,
    "\n  fragment NotificationRead_notification on Notification {\n    id\n    read\n    seen\n  }\n": types.NotificationRead_NotificationFragmentDoc,
    "\n  query NotificationsPage($first: Int!, $after: String, $filter: NotificationFilter!) {\n    viewer {\n      unreadNotificationsCount\n      notifications(first: $first, after: $after, filter: $filter) {\n        edges {\n          cursor\n          node {\n            id\n            read\n            seen\n            createdAt\n            ...NotificationRow_notification\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.NotificationsPageDocument,
    "\n  fragment NotificationSetting_setting on NotificationSetting {\n    type\n    enabled\n  }\n": types.NotificationSetting_SettingFragmentDoc,
    "\n  query NotificationSettings {\n    viewer {\n      notificationSettings {\n        type\n        enabled\n      }\n    }\n  }\n": types.NotificationSettingsDocument,
    "\n  mutation SetNotificationSetting($type: NotificationType!, $enabled: Boolean!) {\n    setNotificationSetting(type: $type, enabled: $enabled) {\n      ...NotificationSetting_setting\n    }\n  }\n": types.SetNotificationSettingDocument,
    "\n  fragment Person_person on User {\n    id\n    name\n    username\n    isOnline\n    avatar {\n      url\n      placeholder\n    }\n  }\n": types.Person_PersonFragmentDoc,
    "\n  mutation DeletePost($id: ID!) {\n    deletePost(id: $id)\n  }\n": types.DeletePostDocument,
    "\n  fragment PostActions_post on Post {\n    id\n    commentsCount\n    ...PostLike_post\n    ...PostBookmark_post\n  }\n": types.PostActions_PostFragmentDoc,
    "\n  fragment PostByline_post on Post {\n    id\n    createdAt\n    editedAt\n    visibility\n    location {\n      lat\n      lng\n    }\n    group {\n      id\n      slug\n      name\n    }\n    author {\n      id\n      ...Person_person\n    }\n  }\n": types.PostByline_PostFragmentDoc,
    "\n  fragment PostCard_post on Post {\n    id\n    title\n    content\n    facets {\n      start\n      end\n      kind\n      value\n    }\n    tags\n    author {\n      id\n      name\n    }\n    media {\n      id\n      ...PostMedia_media\n    }\n    ...PostByline_post\n    ...PostMenus_post\n    ...PostActions_post\n  }\n": types.PostCard_PostFragmentDoc,
    "\n  fragment PostMenus_post on Post {\n    id\n    url\n    title\n    content\n    canEdit\n    author {\n      id\n      name\n      username\n    }\n  }\n": types.PostMenus_PostFragmentDoc,
    "\n  fragment PostBookmark_post on Post {\n    id\n    bookmarked\n    bookmarksCount\n  }\n": types.PostBookmark_PostFragmentDoc,
    "\n  mutation SetBookmarked($postId: ID!, $bookmarked: Boolean!) {\n    setBookmarked(postId: $postId, bookmarked: $bookmarked) {\n      ...PostBookmark_post\n    }\n  }\n": types.SetBookmarkedDocument,
    "\n  fragment PostLike_post on Post {\n    id\n    liked\n    likesCount\n  }\n": types.PostLike_PostFragmentDoc,
    "\n  mutation SetLiked($postId: ID!, $liked: Boolean!) {\n    setLiked(postId: $postId, liked: $liked) {\n      ...PostLike_post\n    }\n  }\n": types.SetLikedDocument,
    "\n  fragment ComposerDraft_draft on Draft {\n    id\n    kind\n    version\n    title\n    content\n    category\n    tags\n    location {\n      lat\n      lng\n    }\n    media {\n      id\n      type\n      url\n      thumbnail\n      alt\n    }\n    updatedAt\n  }\n": types.ComposerDraft_DraftFragmentDoc,
    "\n  mutation SaveDraft($input: SaveDraftInput!) {\n    saveDraft(input: $input) {\n      id\n      version\n    }\n  }\n": types.SaveDraftDocument,
    "\n  query ComposerDraft($id: ID!) {\n    viewer {\n      draft(id: $id) {\n        ...ComposerDraft_draft @unmask\n      }\n    }\n  }\n": types.ComposerDraftDocument,
    "\n  mutation DeleteDraft($id: ID!) {\n    deleteDraft(id: $id)\n  }\n": types.DeleteDraftDocument,
    "\n  query DraftList($after: String) {\n    viewer {\n      drafts(first: 10, after: $after) {\n        edges {\n          cursor\n          node {\n            ...ComposerDraft_draft @unmask\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": types.DraftListDocument,
    "\n  mutation DeleteListedDraft($id: ID!) {\n    deleteDraft(id: $id)\n  }\n": types.DeleteListedDraftDocument,
    "\n  query PostHistory($id: ID!) {\n    post(id: $id) {\n      id\n      title\n      content\n      category\n      tags\n      createdAt\n      editedAt\n      revisions {\n        id\n        title\n        content\n        category\n        tags\n        createdAt\n      }\n    }\n  }\n": types.PostHistoryDocument,
    "\n  query EditPost($id: ID!) {\n    post(id: $id) {\n      id\n      title\n      content\n      category\n      tags\n      visibility\n      location {\n        lat\n        lng\n      }\n      group {\n        id\n      }\n      media {\n        id\n      }\n    }\n  }\n": types.EditPostDocument,
    "\n  mutation UpdatePost($id: ID!, $input: UpdatePostInput!) {\n    updatePost(id: $id, input: $input) {\n      id\n      category\n      ...PostCard_post\n    }\n  }\n": types.UpdatePostDocument,
    "\n  query MentionablePeople($query: String!) {\n    people(query: $query, first: 8) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          username\n          avatar {\n            url\n            placeholder\n          }\n        }\n      }\n    }\n  }\n": types.MentionablePeopleDocument,
    "\n  query UsableTags($query: String!) {\n    tags(query: $query, first: 8) {\n      name\n      postsCount\n    }\n  }\n": types.UsableTagsDocument,
    "\n  fragment MentionAuthor on User {\n    id\n    name\n    username\n    avatar {\n      url\n      placeholder\n    }\n  }\n": types.MentionAuthorFragmentDoc,
    "\n  fragment PostGallery_post on Post {\n    id\n    media {\n      id\n      type\n      url\n      alt\n      width\n      height\n      sources {\n        url\n        width\n        type\n      }\n      ...PostMedia_media\n    }\n  }\n": types.PostGallery_PostFragmentDoc,
    "\n  fragment PostImage_media on Media {\n    id\n    url\n    alt\n    width\n    height\n    placeholder\n    sources {\n      url\n      width\n      type\n    }\n  }\n": types.PostImage_MediaFragmentDoc,
    "\n  fragment PostMedia_media on Media {\n    id\n    type\n    width\n    height\n    thumbnail\n    ...PostImage_media\n    ...PostVideo_media\n  }\n": types.PostMedia_MediaFragmentDoc,
    "\n  fragment PostVideo_media on Media {\n    id\n    url\n    alt\n    width\n    height\n    thumbnail\n    duration\n  }\n": types.PostVideo_MediaFragmentDoc,
    "\n  query FreshMedia($id: ID!) {\n    post(id: $id) {\n      id\n      media {\n        id\n        url\n        thumbnail\n        sources {\n          url\n          width\n          type\n        }\n      }\n    }\n  }\n": types.FreshMediaDocument,
    "\n  fragment PostDetail_post on Post {\n    id\n    title\n    content\n    facets {\n      start\n      end\n      kind\n      value\n    }\n    tags\n    author {\n      id\n      name\n    }\n    ...PostGallery_post\n    ...PostByline_post\n    ...PostMenus_post\n    ...PostActions_post\n  }\n": types.PostDetail_PostFragmentDoc,
    "\n  subscription PostChanged($ids: [ID!]!) {\n    postChanged(ids: $ids) {\n      id\n      ...PostCard_post\n    }\n  }\n": types.PostChangedDocument,
    "\n  subscription PostGone($ids: [ID!]!) {\n    postGone(ids: $ids)\n  }\n": types.PostGoneDocument,
    "\n  query OnePost($id: ID!) {\n    post(id: $id) {\n      id\n      title\n      author {\n        id\n        name\n      }\n      media {\n        id\n        width\n        height\n      }\n      ...PostDetail_post\n    }\n  }\n": types.OnePostDocument,
    "\n  mutation CreatePost($input: CreatePostInput!) {\n    createPost(input: $input) {\n      id\n      ...PostCard_post\n    }\n  }\n": types.CreatePostDocument,
    "\n  fragment Banner_user on User {\n    id\n    banner {\n      url\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n": types.Banner_UserFragmentDoc,
    "\n  query ProfileCompletion {\n    viewer {\n      profileCompletion\n      missingProfileFields\n    }\n  }\n": types.ProfileCompletionDocument,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      name\n      username\n      bio\n      location\n      website\n      avatar {\n        url\n        width\n        height\n        placeholder\n        sources {\n          url\n          width\n          type\n        }\n      }\n      banner {\n        url\n        width\n        height\n        placeholder\n        sources {\n          url\n          width\n          type\n        }\n      }\n    }\n  }\n": types.UpdateProfileDocument,
    "\n  fragment ProfileFacts_user on User {\n    id\n    location\n    website\n    memberSince\n    isOnline\n    lastActiveAt\n  }\n": types.ProfileFacts_UserFragmentDoc,
    "\n  fragment ProfileHeader_user on User {\n    id\n    name\n    username\n    bio\n    isOnline\n    avatar {\n      url\n      placeholder\n    }\n    ...Banner_user\n    ...ProfileFacts_user\n  }\n": types.ProfileHeader_UserFragmentDoc,
    "\n  fragment ProfilePeople_user on User {\n    id\n    bondsCount\n    mutualBondsCount\n    bonds(first: 6) {\n      edges {\n        node {\n          id\n          ...Person_person\n        }\n      }\n    }\n    mutualBonds(first: 6) {\n      edges {\n        node {\n          id\n          ...Person_person\n        }\n      }\n    }\n  }\n": types.ProfilePeople_UserFragmentDoc,
    "\n  query SearchSuggestions($query: String!) {\n    searchSuggestions(query: $query) {\n      ideas {\n        title {\n          text\n          ranges {\n            start\n            end\n          }\n        }\n        post {\n          id\n          author {\n            id\n            name\n          }\n        }\n      }\n      people {\n        title {\n          text\n          ranges {\n            start\n            end\n          }\n        }\n        user {\n          id\n          name\n          username\n          avatar {\n            url\n            placeholder\n          }\n        }\n      }\n      tags {\n        title {\n          text\n          ranges {\n            start\n            end\n          }\n        }\n        tag {\n          name\n          postsCount\n        }\n      }\n    }\n  }\n": types.SearchSuggestionsDocument,
    "\n  query CategoryPosts($name: String!, $first: Int!, $after: String) {\n    category(name: $name) {\n      name\n      postsCount\n      posts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...PostCard_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": types.CategoryPostsDocument,
    "\n  query Explore {\n    explore {\n      countedAt\n      totals {\n        ideas\n        activeMembers\n        discussionsThisWeek\n      }\n      trendingTags(first: 10) {\n        name\n        postsCount\n        isFollowed\n        trend {\n          weekAuthors\n          usualAuthors\n          growthPercent\n          isNew\n          dailyAuthors\n        }\n      }\n      categories(first: 6) {\n        name\n        postsCount\n        weekPosts\n      }\n    }\n  }\n": types.ExploreDocument,
    "\n  mutation SetTagFollowed($name: String!, $followed: Boolean!) {\n    setTagFollowed(name: $name, followed: $followed) {\n      name\n      isFollowed\n    }\n  }\n": types.SetTagFollowedDocument,
    "\n  query TagPosts($name: String!, $first: Int!, $after: String) {\n    tag(name: $name) {\n      name\n      postsCount\n      isFollowed\n      posts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...PostCard_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": types.TagPostsDocument,
    "\n  query TrendingNow($first: Int!) {\n    explore {\n      trendingTags(first: $first) {\n        name\n        postsCount\n      }\n    }\n  }\n": types.TrendingNowDocument,
    "\n  fragment FoundIdea_post on Post {\n    id\n    createdAt\n    tags\n    likesCount\n    commentsCount\n    author {\n      id\n      ...Person_person\n    }\n  }\n": types.FoundIdea_PostFragmentDoc,
    "\n  query Search($query: String!, $kind: SearchKind!, $first: Int!, $after: String) {\n    search(query: $query, kind: $kind, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          kind\n          title {\n            text\n            ranges {\n              start\n              end\n            }\n          }\n          excerpt {\n            text\n            ranges {\n              start\n              end\n            }\n          }\n          post {\n            id\n            ...FoundIdea_post\n          }\n          user {\n            id\n            ...FoundPersonRow_user\n          }\n          tag {\n            name\n            postsCount\n          }\n        }\n      }\n      isNear\n      hints {\n        token\n        suggestion\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.SearchDocument,
    "\n  mutation ChangePassword($current: String!, $next: String!) {\n    changePassword(current: $current, next: $next)\n  }\n": types.ChangePasswordDocument,
    "\n  mutation DeleteAccount($password: String!) {\n    deleteAccount(password: $password)\n  }\n": types.DeleteAccountDocument,
    "\n  query MemberSessions {\n    viewer {\n      sessions {\n        id\n        device\n        ip\n        createdAt\n        lastUsedAt\n        isCurrent\n      }\n    }\n  }\n": types.MemberSessionsDocument,
    "\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n": types.RevokeSessionDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions\n  }\n": types.EndOtherSessionsDocument,
    "\n  query AutoplaySetting {\n    viewer {\n      settings {\n        autoplay\n      }\n    }\n  }\n": types.AutoplaySettingDocument,
    "\n  mutation SetAutoplay($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      autoplay\n    }\n  }\n": types.SetAutoplayDocument,
    "\n  fragment MemberSettings_settings on Settings {\n    altReminder\n    keyboardShortcuts\n    showOnline\n    showVisits\n    readReceipts\n  }\n": types.MemberSettings_SettingsFragmentDoc,
    "\n  query MemberSettings {\n    viewer {\n      settings {\n        altReminder\n        keyboardShortcuts\n        showOnline\n        showVisits\n        readReceipts\n      }\n    }\n  }\n": types.MemberSettingsDocument,
    "\n  mutation UpdateSettings($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      ...MemberSettings_settings\n    }\n  }\n": types.UpdateSettingsDocument,
    "\n  query MessagesFromSetting {\n    viewer {\n      settings {\n        messagesFrom\n      }\n    }\n  }\n": types.MessagesFromSettingDocument,
    "\n  mutation SetMessagesFrom($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      messagesFrom\n    }\n  }\n": types.SetMessagesFromDocument,
    "\n  query ShortcutSettings {\n    viewer {\n      settings {\n        keyboardShortcuts\n      }\n    }\n  }\n": types.ShortcutSettingsDocument,
    "\n  query EditProfile {\n    viewer {\n      email\n      phone\n      user {\n        id\n        name\n        username\n        bio\n        location\n        website\n        avatar {\n          url\n        }\n        banner {\n          url\n        }\n        ...Banner_user\n      }\n    }\n  }\n": types.EditProfileDocument,
    "\n  query Profile($username: String!) {\n    user(username: $username) {\n      id\n      name\n      username\n      ...ProfileHeader_user\n      ...ProfilePeople_user\n      ...BondButton_user\n      ...PersonMenu_user\n    }\n  }\n": types.ProfileDocument,
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
export function graphql(source: "\n  mutation Ping {\n    ping\n  }\n"): (typeof documents)["\n  mutation Ping {\n    ping\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription RelationChanged {\n    relationChanged {\n      id\n      bondState\n      bondRequestId\n      isFollowedByViewer\n      bondsCount\n      followersCount\n      followingCount\n    }\n  }\n"): (typeof documents)["\n  subscription RelationChanged {\n    relationChanged {\n      id\n      bondState\n      bondRequestId\n      isFollowedByViewer\n      bondsCount\n      followersCount\n      followingCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription MembershipChanged {\n    membershipChanged {\n      ...GroupStanding\n    }\n  }\n"): (typeof documents)["\n  subscription MembershipChanged {\n    membershipChanged {\n      ...GroupStanding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostAuthor($id: ID!, $first: Int!) {\n    post(id: $id) {\n      id\n      author {\n        id\n        name\n        username\n        bio\n        ...Person_person\n        ...BondButton_user\n        posts(first: $first) {\n          edges {\n            node {\n              id\n              title\n              content\n              createdAt\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PostAuthor($id: ID!, $first: Int!) {\n    post(id: $id) {\n      id\n      author {\n        id\n        name\n        username\n        bio\n        ...Person_person\n        ...BondButton_user\n        posts(first: $first) {\n          edges {\n            node {\n              id\n              title\n              content\n              createdAt\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MemberComment_comment on Comment {\n    id\n    content\n    facets {\n      start\n      end\n      kind\n      value\n    }\n    createdAt\n    likesCount\n    parentId\n    post {\n      id\n      title\n      content\n      author {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment MemberComment_comment on Comment {\n    id\n    content\n    facets {\n      start\n      end\n      kind\n      value\n    }\n    createdAt\n    likesCount\n    parentId\n    post {\n      id\n      title\n      content\n      author {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberComments($username: String!, $first: Int!, $after: String) {\n    user(username: $username) {\n      id\n      comments(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...MemberComment_comment\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query MemberComments($username: String!, $first: Int!, $after: String) {\n    user(username: $username) {\n      id\n      comments(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...MemberComment_comment\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MemberImage_post on Post {\n    id\n    title\n    media {\n      id\n      type\n      url\n      alt\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment MemberImage_post on Post {\n    id\n    title\n    media {\n      id\n      type\n      url\n      alt\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberImages($username: String!, $first: Int!, $after: String) {\n    user(username: $username) {\n      id\n      images(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...MemberImage_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query MemberImages($username: String!, $first: Int!, $after: String) {\n    user(username: $username) {\n      id\n      images(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...MemberImage_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberPosts($username: String!, $first: Int!) {\n    user(username: $username) {\n      id\n      posts(first: $first) {\n        edges {\n          cursor\n          node {\n            id\n            ...PostCard_post\n          }\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query MemberPosts($username: String!, $first: Int!) {\n    user(username: $username) {\n      id\n      posts(first: $first) {\n        edges {\n          cursor\n          node {\n            id\n            ...PostCard_post\n          }\n        }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AllPosts($username: String!, $first: Int!, $after: String) {\n    user(username: $username) {\n      id\n      name\n      username\n    }\n    feed(first: $first, after: $after, filter: { username: $username }) {\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AllPosts($username: String!, $first: Int!, $after: String) {\n    user(username: $username) {\n      id\n      name\n      username\n    }\n    feed(first: $first, after: $after, filter: { username: $username }) {\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AnalyticsAudience($range: AnalyticsRange!) {\n    viewer {\n      analytics(range: $range) {\n        range\n        topPosts {\n          impressions\n          viewers\n          post {\n            id\n            title\n            content\n          }\n        }\n        sources {\n          source\n          count\n          percent\n        }\n        visitors {\n          count\n          unnamed\n          people {\n            lastAt\n            visits\n            user {\n              id\n              ...Person_person\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AnalyticsAudience($range: AnalyticsRange!) {\n    viewer {\n      analytics(range: $range) {\n        range\n        topPosts {\n          impressions\n          viewers\n          post {\n            id\n            title\n            content\n          }\n        }\n        sources {\n          source\n          count\n          percent\n        }\n        visitors {\n          count\n          unnamed\n          people {\n            lastAt\n            visits\n            user {\n              id\n              ...Person_person\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AnalyticsInDetail($range: AnalyticsRange!) {\n    viewer {\n      analytics(range: $range) {\n        range\n        figures {\n          metric\n          count\n          previousCount\n          changePercent\n          series {\n            day\n            count\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AnalyticsInDetail($range: AnalyticsRange!) {\n    viewer {\n      analytics(range: $range) {\n        range\n        figures {\n          metric\n          count\n          previousCount\n          changePercent\n          series {\n            day\n            count\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AnalyticsInShort($range: AnalyticsRange!) {\n    viewer {\n      analytics(range: $range) {\n        range\n        figures {\n          metric\n          count\n          changePercent\n          progress\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AnalyticsInShort($range: AnalyticsRange!) {\n    viewer {\n      analytics(range: $range) {\n        range\n        figures {\n          metric\n          count\n          changePercent\n          progress\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SignedInViewer {\n    viewer {\n      email\n      emailVerified\n      settings {\n        keyboardShortcuts\n      }\n      user {\n        id\n        name\n        username\n        location\n        memberSince\n        avatar {\n          url\n          placeholder\n        }\n        banner {\n          url\n          width\n          height\n          placeholder\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SignedInViewer {\n    viewer {\n      email\n      emailVerified\n      settings {\n        keyboardShortcuts\n      }\n      user {\n        id\n        name\n        username\n        location\n        memberSince\n        avatar {\n          url\n          placeholder\n        }\n        banner {\n          url\n          width\n          height\n          placeholder\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConnectionCard_user on User {\n    id\n    name\n    bio\n    bondState\n    ...Person_person\n    ...FollowButton_user\n  }\n"): (typeof documents)["\n  fragment ConnectionCard_user on User {\n    id\n    name\n    bio\n    bondState\n    ...Person_person\n    ...FollowButton_user\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Connections($tab: ConnectionTab!, $query: String, $first: Int!, $after: String) {\n    viewer {\n      connections(tab: $tab, query: $query, first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...ConnectionCard_user\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query Connections($tab: ConnectionTab!, $query: String, $first: Int!, $after: String) {\n    viewer {\n      connections(tab: $tab, query: $query, first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...ConnectionCard_user\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SuggestedCard_suggestion on PersonSuggestion {\n    reason\n    mutualBondsCount\n    sharedTags\n    user {\n      id\n      name\n      location\n      ...ConnectionCard_user\n    }\n  }\n"): (typeof documents)["\n  fragment SuggestedCard_suggestion on PersonSuggestion {\n    reason\n    mutualBondsCount\n    sharedTags\n    user {\n      id\n      name\n      location\n      ...ConnectionCard_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SuggestedConnections($first: Int!) {\n    viewer {\n      suggestions(first: $first) {\n        user {\n          id\n        }\n        ...SuggestedCard_suggestion\n      }\n    }\n  }\n"): (typeof documents)["\n  query SuggestedConnections($first: Int!) {\n    viewer {\n      suggestions(first: $first) {\n        user {\n          id\n        }\n        ...SuggestedCard_suggestion\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConnectionCounts {\n    viewer {\n      following: connections(tab: FOLLOWING, first: 1) {\n        totalCount\n      }\n      followers: connections(tab: FOLLOWERS, first: 1) {\n        totalCount\n      }\n      mutual: connections(tab: MUTUAL, first: 1) {\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query ConnectionCounts {\n    viewer {\n      following: connections(tab: FOLLOWING, first: 1) {\n        totalCount\n      }\n      followers: connections(tab: FOLLOWERS, first: 1) {\n        totalCount\n      }\n      mutual: connections(tab: MUTUAL, first: 1) {\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendBondRequest($userId: ID!) {\n    sendBondRequest(userId: $userId) {\n      id\n      bondState\n      ...BondTies_user\n    }\n  }\n"): (typeof documents)["\n  mutation SendBondRequest($userId: ID!) {\n    sendBondRequest(userId: $userId) {\n      id\n      bondState\n      ...BondTies_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawBondRequest($userId: ID!) {\n    withdrawBondRequest(userId: $userId) {\n      id\n      ...BondTies_user\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawBondRequest($userId: ID!) {\n    withdrawBondRequest(userId: $userId) {\n      id\n      ...BondTies_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptBondRequest($id: ID!) {\n    acceptBondRequest(id: $id) {\n      id\n      ...BondTies_user\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptBondRequest($id: ID!) {\n    acceptBondRequest(id: $id) {\n      id\n      ...BondTies_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RejectBondRequest($id: ID!) {\n    rejectBondRequest(id: $id)\n  }\n"): (typeof documents)["\n  mutation RejectBondRequest($id: ID!) {\n    rejectBondRequest(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveBond($userId: ID!) {\n    removeBond(userId: $userId) {\n      id\n      ...BondTies_user\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveBond($userId: ID!) {\n    removeBond(userId: $userId) {\n      id\n      ...BondTies_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BondTies_user on User {\n    id\n    bondState\n    bondRequestId\n    bondsCount\n    mutualBondsCount\n    isFollowedByViewer\n    followersCount\n    followingCount\n  }\n"): (typeof documents)["\n  fragment BondTies_user on User {\n    id\n    bondState\n    bondRequestId\n    bondsCount\n    mutualBondsCount\n    isFollowedByViewer\n    followersCount\n    followingCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ViewerCounters {\n    viewer {\n      counters {\n        bondRequests\n        notifications\n        messages\n      }\n    }\n  }\n"): (typeof documents)["\n  query ViewerCounters {\n    viewer {\n      counters {\n        bondRequests\n        notifications\n        messages\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CountersChanged {\n    countersChanged {\n      bondRequests\n      notifications\n      messages\n    }\n  }\n"): (typeof documents)["\n  subscription CountersChanged {\n    countersChanged {\n      bondRequests\n      notifications\n      messages\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DismissSuggestion($userId: ID!) {\n    dismissSuggestion(userId: $userId)\n  }\n"): (typeof documents)["\n  mutation DismissSuggestion($userId: ID!) {\n    dismissSuggestion(userId: $userId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Follow($userId: ID!) {\n    follow(userId: $userId) {\n      id\n      isFollowedByViewer\n      followersCount\n    }\n  }\n"): (typeof documents)["\n  mutation Follow($userId: ID!) {\n    follow(userId: $userId) {\n      id\n      isFollowedByViewer\n      followersCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Unfollow($userId: ID!) {\n    unfollow(userId: $userId) {\n      id\n      isFollowedByViewer\n      followersCount\n    }\n  }\n"): (typeof documents)["\n  mutation Unfollow($userId: ID!) {\n    unfollow(userId: $userId) {\n      id\n      isFollowedByViewer\n      followersCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Block($userId: ID!) {\n    block(userId: $userId) {\n      id\n      isBlockedByViewer\n      ...BondTies_user\n    }\n  }\n"): (typeof documents)["\n  mutation Block($userId: ID!) {\n    block(userId: $userId) {\n      id\n      isBlockedByViewer\n      ...BondTies_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Unblock($userId: ID!) {\n    unblock(userId: $userId) {\n      id\n      isBlockedByViewer\n      ...BondTies_user\n    }\n  }\n"): (typeof documents)["\n  mutation Unblock($userId: ID!) {\n    unblock(userId: $userId) {\n      id\n      isBlockedByViewer\n      ...BondTies_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Mute($userId: ID!, $duration: MuteDuration!) {\n    mute(userId: $userId, duration: $duration) {\n      id\n      isMutedByViewer\n      mutedUntil\n    }\n  }\n"): (typeof documents)["\n  mutation Mute($userId: ID!, $duration: MuteDuration!) {\n    mute(userId: $userId, duration: $duration) {\n      id\n      isMutedByViewer\n      mutedUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Unmute($userId: ID!) {\n    unmute(userId: $userId) {\n      id\n      isMutedByViewer\n      mutedUntil\n    }\n  }\n"): (typeof documents)["\n  mutation Unmute($userId: ID!) {\n    unmute(userId: $userId) {\n      id\n      isMutedByViewer\n      mutedUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FoundPeople($query: String, $suggested: Boolean!, $first: Int!, $after: String) {\n    people(query: $query, suggested: $suggested, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...FoundPersonRow_user\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query FoundPeople($query: String, $suggested: Boolean!, $first: Int!, $after: String) {\n    people(query: $query, suggested: $suggested, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...FoundPersonRow_user\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FoundPersonRow_user on User {\n    id\n    bio\n    location\n    ...Person_person\n    ...BondButton_user\n  }\n"): (typeof documents)["\n  fragment FoundPersonRow_user on User {\n    id\n    bio\n    location\n    ...Person_person\n    ...BondButton_user\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PeopleToKnow($first: Int!) {\n    viewer {\n      suggestions(first: $first) {\n        user {\n          id\n        }\n        ...PersonToKnow_suggestion\n      }\n    }\n  }\n"): (typeof documents)["\n  query PeopleToKnow($first: Int!) {\n    viewer {\n      suggestions(first: $first) {\n        user {\n          id\n        }\n        ...PersonToKnow_suggestion\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonToKnow_suggestion on PersonSuggestion {\n    reason\n    mutualBondsCount\n    sharedTags\n    user {\n      id\n      location\n      ...Person_person\n      ...BondButton_user\n    }\n  }\n"): (typeof documents)["\n  fragment PersonToKnow_suggestion on PersonSuggestion {\n    reason\n    mutualBondsCount\n    sharedTags\n    user {\n      id\n      location\n      ...Person_person\n      ...BondButton_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SuggestionRow_suggestion on PersonSuggestion {\n    reason\n    mutualBondsCount\n    sharedTags\n    user {\n      id\n      name\n      location\n      ...Person_person\n      ...BondButton_user\n    }\n  }\n"): (typeof documents)["\n  fragment SuggestionRow_suggestion on PersonSuggestion {\n    reason\n    mutualBondsCount\n    sharedTags\n    user {\n      id\n      name\n      location\n      ...Person_person\n      ...BondButton_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Suggestions($first: Int!) {\n    viewer {\n      suggestions(first: $first) {\n        user {\n          id\n        }\n        ...SuggestionRow_suggestion\n      }\n    }\n  }\n"): (typeof documents)["\n  query Suggestions($first: Int!) {\n    viewer {\n      suggestions(first: $first) {\n        user {\n          id\n        }\n        ...SuggestionRow_suggestion\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FriendRow_user on User {\n    id\n    name\n    username\n    bio\n    location\n    ...Person_person\n  }\n"): (typeof documents)["\n  fragment FriendRow_user on User {\n    id\n    name\n    username\n    bio\n    location\n    ...Person_person\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Friends($first: Int!, $after: String) {\n    viewer {\n      bonds(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...FriendRow_user\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query Friends($first: Int!, $after: String) {\n    viewer {\n      bonds(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...FriendRow_user\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BondRequestRow_request on BondRequest {\n    id\n    mutualBondsCount\n    requestedAt\n    from {\n      id\n      name\n      ...Person_person\n    }\n  }\n"): (typeof documents)["\n  fragment BondRequestRow_request on BondRequest {\n    id\n    mutualBondsCount\n    requestedAt\n    from {\n      id\n      name\n      ...Person_person\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BondRequests($first: Int!, $after: String) {\n    viewer {\n      bondRequests(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...BondRequestRow_request\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query BondRequests($first: Int!, $after: String) {\n    viewer {\n      bondRequests(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...BondRequestRow_request\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SentRequestRow_request on BondRequest {\n    id\n    requestedAt\n    to {\n      id\n      name\n      ...Person_person\n    }\n  }\n"): (typeof documents)["\n  fragment SentRequestRow_request on BondRequest {\n    id\n    requestedAt\n    to {\n      id\n      name\n      ...Person_person\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SentRequests($first: Int!, $after: String) {\n    viewer {\n      sentBondRequests(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...SentRequestRow_request\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query SentRequests($first: Int!, $after: String) {\n    viewer {\n      sentBondRequests(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...SentRequestRow_request\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BlockedPeople($first: Int!, $after: String) {\n    viewer {\n      blocked(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...ReleaseRow_user\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query BlockedPeople($first: Int!, $after: String) {\n    viewer {\n      blocked(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...ReleaseRow_user\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MutedPeople {\n    viewer {\n      muted {\n        until\n        user {\n          id\n          ...ReleaseRow_user\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query MutedPeople {\n    viewer {\n      muted {\n        until\n        user {\n          id\n          ...ReleaseRow_user\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReleaseRow_user on User {\n    id\n    name\n    ...Person_person\n  }\n"): (typeof documents)["\n  fragment ReleaseRow_user on User {\n    id\n    name\n    ...Person_person\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BondButton_user on User {\n    id\n    name\n    bondState\n    bondRequestId\n  }\n"): (typeof documents)["\n  fragment BondButton_user on User {\n    id\n    name\n    bondState\n    bondRequestId\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FollowButton_user on User {\n    id\n    name\n    isFollowedByViewer\n  }\n"): (typeof documents)["\n  fragment FollowButton_user on User {\n    id\n    name\n    isFollowedByViewer\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonMenu_user on User {\n    id\n    name\n    username\n  }\n"): (typeof documents)["\n  fragment PersonMenu_user on User {\n    id\n    name\n    username\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonTies($username: String!) {\n    user(username: $username) {\n      id\n      bondState\n      isFollowedByViewer\n      isMutedByViewer\n      mutedUntil\n      isBlockedByViewer\n    }\n  }\n"): (typeof documents)["\n  query PersonTies($username: String!) {\n    user(username: $username) {\n      id\n      bondState\n      isFollowedByViewer\n      isMutedByViewer\n      mutedUntil\n      isBlockedByViewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BlockedNames($first: Int!) {\n    viewer {\n      blocked(first: $first) {\n        edges {\n          node {\n            id\n            name\n            username\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query BlockedNames($first: Int!) {\n    viewer {\n      blocked(first: $first) {\n        edges {\n          node {\n            id\n            name\n            username\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateBookmark($input: UpdateBookmarkInput!) {\n    updateBookmark(input: $input) {\n      postId\n      note\n      folders {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateBookmark($input: UpdateBookmarkInput!) {\n    updateBookmark(input: $input) {\n      postId\n      note\n      folders {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveBookmark($postId: ID!) {\n    removeBookmark(postId: $postId)\n  }\n"): (typeof documents)["\n  mutation RemoveBookmark($postId: ID!) {\n    removeBookmark(postId: $postId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookmarksPage(\n    $first: Int!\n    $after: String\n    $query: String\n    $tags: [String!]\n    $folderId: ID\n    $order: SortOrder!\n  ) {\n    viewer {\n      bookmarks(first: $first, after: $after, query: $query, tags: $tags, folderId: $folderId, order: $order) {\n        edges {\n          cursor\n          postId\n          note\n          savedAt\n          folders {\n            id\n            name\n          }\n          node {\n            id\n            bookmarked\n            tags\n            ...PostCard_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n        tags {\n          name\n          count\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query BookmarksPage(\n    $first: Int!\n    $after: String\n    $query: String\n    $tags: [String!]\n    $folderId: ID\n    $order: SortOrder!\n  ) {\n    viewer {\n      bookmarks(first: $first, after: $after, query: $query, tags: $tags, folderId: $folderId, order: $order) {\n        edges {\n          cursor\n          postId\n          note\n          savedAt\n          folders {\n            id\n            name\n          }\n          node {\n            id\n            bookmarked\n            tags\n            ...PostCard_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n        tags {\n          name\n          count\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookmarkFolders {\n    viewer {\n      bookmarkFolders {\n        id\n        name\n        bookmarksCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query BookmarkFolders {\n    viewer {\n      bookmarkFolders {\n        id\n        name\n        bookmarksCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateBookmarkFolder($name: String!) {\n    createBookmarkFolder(name: $name) {\n      id\n      name\n      bookmarksCount\n    }\n  }\n"): (typeof documents)["\n  mutation CreateBookmarkFolder($name: String!) {\n    createBookmarkFolder(name: $name) {\n      id\n      name\n      bookmarksCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameBookmarkFolder($id: ID!, $name: String!) {\n    renameBookmarkFolder(id: $id, name: $name) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  mutation RenameBookmarkFolder($id: ID!, $name: String!) {\n    renameBookmarkFolder(id: $id, name: $name) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteBookmarkFolder($id: ID!) {\n    deleteBookmarkFolder(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteBookmarkFolder($id: ID!) {\n    deleteBookmarkFolder(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetTyping($conversationId: ID!, $isTyping: Boolean!) {\n    setTyping(conversationId: $conversationId, isTyping: $isTyping)\n  }\n"): (typeof documents)["\n  mutation SetTyping($conversationId: ID!, $isTyping: Boolean!) {\n    setTyping(conversationId: $conversationId, isTyping: $isTyping)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChatCounts_conversation on Conversation {\n    id\n    lastSeq\n    lastReadSeq\n    unreadCount\n  }\n"): (typeof documents)["\n  fragment ChatCounts_conversation on Conversation {\n    id\n    lastSeq\n    lastReadSeq\n    unreadCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChatNewsMessage_message on Message {\n    id\n    conversationId\n    seq\n    type\n    text\n    clientId\n    replyToId\n    sentAt\n    editedAt\n    deleted\n    hidden\n    sender {\n      id\n      name\n      username\n      avatar {\n        url\n        placeholder\n      }\n    }\n    media {\n      id\n      url\n      alt\n      width\n      height\n      placeholder\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ChatNewsMessage_message on Message {\n    id\n    conversationId\n    seq\n    type\n    text\n    clientId\n    replyToId\n    sentAt\n    editedAt\n    deleted\n    hidden\n    sender {\n      id\n      name\n      username\n      avatar {\n        url\n        placeholder\n      }\n    }\n    media {\n      id\n      url\n      alt\n      width\n      height\n      placeholder\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChatMessage_message on Message {\n    ...ChatNewsMessage_message @unmask\n    reactions {\n      emoji\n      count\n      reactedByViewer\n    }\n    replyTo {\n      id\n      seq\n      type\n      text\n      deleted\n      hidden\n      sender {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ChatMessage_message on Message {\n    ...ChatNewsMessage_message @unmask\n    reactions {\n      emoji\n      count\n      reactedByViewer\n    }\n    replyTo {\n      id\n      seq\n      type\n      text\n      deleted\n      hidden\n      sender {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      ...ChatMessage_message @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      ...ChatMessage_message @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ChatNews {\n    messageEvents {\n      kind\n      conversationId\n      readerId\n      lastReadSeq\n      message {\n        ...ChatNewsMessage_message @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ChatNews {\n    messageEvents {\n      kind\n      conversationId\n      readerId\n      lastReadSeq\n      message {\n        ...ChatNewsMessage_message @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OpenConversation_conversation on Conversation {\n    id\n    kind\n    name\n    title\n    viewerState\n    viewerRole\n    lastSeq\n    lastReadSeq\n    unreadCount\n    isMuted\n    writing\n    other {\n      ...Person_person @unmask\n    }\n    participants {\n      userId\n      role\n      lastReadSeq\n      isInvited\n      user {\n        ...Person_person @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment OpenConversation_conversation on Conversation {\n    id\n    kind\n    name\n    title\n    viewerState\n    viewerRole\n    lastSeq\n    lastReadSeq\n    unreadCount\n    isMuted\n    writing\n    other {\n      ...Person_person @unmask\n    }\n    participants {\n      userId\n      role\n      lastReadSeq\n      isInvited\n      user {\n        ...Person_person @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChatConversation($id: ID!) {\n    conversation(id: $id) {\n      ...OpenConversation_conversation @unmask\n    }\n  }\n"): (typeof documents)["\n  query ChatConversation($id: ID!) {\n    conversation(id: $id) {\n      ...OpenConversation_conversation @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartConversation($participantIds: [ID!]!, $name: String) {\n    startConversation(participantIds: $participantIds, name: $name) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation StartConversation($participantIds: [ID!]!, $name: String) {\n    startConversation(participantIds: $participantIds, name: $name) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptConversation($id: ID!) {\n    acceptConversation(id: $id) {\n      ...OpenConversation_conversation\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptConversation($id: ID!) {\n    acceptConversation(id: $id) {\n      ...OpenConversation_conversation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeclineConversation($id: ID!) {\n    declineConversation(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeclineConversation($id: ID!) {\n    declineConversation(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MuteConversation($id: ID!, $length: MuteLength!) {\n    muteConversation(id: $id, length: $length) {\n      id\n      isMuted\n    }\n  }\n"): (typeof documents)["\n  mutation MuteConversation($id: ID!, $length: MuteLength!) {\n    muteConversation(id: $id, length: $length) {\n      id\n      isMuted\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveConversation($id: ID!) {\n    leaveConversation(id: $id)\n  }\n"): (typeof documents)["\n  mutation LeaveConversation($id: ID!) {\n    leaveConversation(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddParticipants($id: ID!, $userIds: [ID!]!) {\n    addParticipants(id: $id, userIds: $userIds) {\n      ...OpenConversation_conversation\n    }\n  }\n"): (typeof documents)["\n  mutation AddParticipants($id: ID!, $userIds: [ID!]!) {\n    addParticipants(id: $id, userIds: $userIds) {\n      ...OpenConversation_conversation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveParticipant($id: ID!, $userId: ID!) {\n    removeParticipant(id: $id, userId: $userId) {\n      ...OpenConversation_conversation\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveParticipant($id: ID!, $userId: ID!) {\n    removeParticipant(id: $id, userId: $userId) {\n      ...OpenConversation_conversation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameConversation($id: ID!, $name: String!) {\n    renameConversation(id: $id, name: $name) {\n      ...OpenConversation_conversation\n    }\n  }\n"): (typeof documents)["\n  mutation RenameConversation($id: ID!, $name: String!) {\n    renameConversation(id: $id, name: $name) {\n      ...OpenConversation_conversation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditMessage($id: ID!, $text: String!) {\n    editMessage(id: $id, text: $text) {\n      ...ChatMessage_message @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation EditMessage($id: ID!, $text: String!) {\n    editMessage(id: $id, text: $text) {\n      ...ChatMessage_message @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteMessage($id: ID!) {\n    deleteMessage(id: $id) {\n      ...ChatMessage_message @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteMessage($id: ID!) {\n    deleteMessage(id: $id) {\n      ...ChatMessage_message @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetReaction($messageId: ID!, $emoji: String!, $on: Boolean!) {\n    setReaction(messageId: $messageId, emoji: $emoji, on: $on) {\n      ...ChatMessage_message @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation SetReaction($messageId: ID!, $emoji: String!, $on: Boolean!) {\n    setReaction(messageId: $messageId, emoji: $emoji, on: $on) {\n      ...ChatMessage_message @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConversationRow_conversation on Conversation {\n    id\n    kind\n    title\n    isMuted\n    unreadCount\n    lastMessageAt\n    lastMessage {\n      id\n      type\n      text\n      deleted\n      hidden\n      sender {\n        id\n        name\n      }\n    }\n    other {\n      id\n      isOnline\n      avatar {\n        url\n        placeholder\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ConversationRow_conversation on Conversation {\n    id\n    kind\n    title\n    isMuted\n    unreadCount\n    lastMessageAt\n    lastMessage {\n      id\n      type\n      text\n      deleted\n      hidden\n      sender {\n        id\n        name\n      }\n    }\n    other {\n      id\n      isOnline\n      avatar {\n        url\n        placeholder\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConversationsPage($filter: ConversationFilter!, $query: String, $after: String) {\n    viewer {\n      messageRequestsCount\n      conversations(filter: $filter, query: $query, first: 20, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            lastSeq\n            lastMessageAt\n            unreadCount\n            ...ConversationRow_conversation\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ConversationsPage($filter: ConversationFilter!, $query: String, $after: String) {\n    viewer {\n      messageRequestsCount\n      conversations(filter: $filter, query: $query, first: 20, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            lastSeq\n            lastMessageAt\n            unreadCount\n            ...ConversationRow_conversation\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChatPeople($query: String) {\n    viewer {\n      bonds(first: 50, query: $query) {\n        edges {\n          cursor\n          node {\n            ...Person_person @unmask\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ChatPeople($query: String) {\n    viewer {\n      bonds(first: 50, query: $query) {\n        edges {\n          cursor\n          node {\n            ...Person_person @unmask\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkConversationRead($id: ID!, $seq: Int!) {\n    markConversationRead(id: $id, seq: $seq) {\n      id\n      lastReadSeq\n      unreadCount\n    }\n  }\n"): (typeof documents)["\n  mutation MarkConversationRead($id: ID!, $seq: Int!) {\n    markConversationRead(id: $id, seq: $seq) {\n      id\n      lastReadSeq\n      unreadCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChatMessages($id: ID!, $first: Int!, $before: Int, $after: Int) {\n    conversation(id: $id) {\n      id\n      messages(first: $first, before: $before, after: $after) {\n        items {\n          ...ChatMessage_message @unmask\n        }\n        hasOlder\n        hasNewer\n      }\n    }\n  }\n"): (typeof documents)["\n  query ChatMessages($id: ID!, $first: Int!, $before: Int, $after: Int) {\n    conversation(id: $id) {\n      id\n      messages(first: $first, before: $before, after: $after) {\n        items {\n          ...ChatMessage_message @unmask\n        }\n        hasOlder\n        hasNewer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription WhoTypes($conversationId: ID!) {\n    typing(conversationId: $conversationId) {\n      conversationId\n      isTyping\n      expiresAt\n      user {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription WhoTypes($conversationId: ID!) {\n    typing(conversationId: $conversationId) {\n      conversationId\n      isTyping\n      expiresAt\n      user {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchMessages($query: String!, $conversationId: ID, $after: String) {\n    searchMessages(query: $query, conversationId: $conversationId, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          seq\n          text\n          sentAt\n          conversationId\n          conversation {\n            id\n            title\n          }\n          sender {\n            id\n            name\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query SearchMessages($query: String!, $conversationId: ID, $after: String) {\n    searchMessages(query: $query, conversationId: $conversationId, first: 20, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          seq\n          text\n          sentAt\n          conversationId\n          conversation {\n            id\n            title\n          }\n          sender {\n            id\n            name\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CommentByline_comment on Comment {\n    id\n    deleted\n    createdAt\n    editedAt\n    author {\n      id\n      name\n      username\n      isOnline\n    }\n  }\n"): (typeof documents)["\n  fragment CommentByline_comment on Comment {\n    id\n    deleted\n    createdAt\n    editedAt\n    author {\n      id\n      name\n      username\n      isOnline\n    }\n  }\n"];
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
export function graphql(source: "\n  subscription CommentEvents($postId: ID!) {\n    commentEvents(postId: $postId) {\n      kind\n      commentId\n      comment {\n        id\n        parentId\n        ...CommentItem_comment\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription CommentEvents($postId: ID!) {\n    commentEvents(postId: $postId) {\n      kind\n      commentId\n      comment {\n        id\n        parentId\n        ...CommentItem_comment\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NewThread on Comment {\n    replies(first: 10) {\n      edges {\n        cursor\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  fragment NewThread on Comment {\n    replies(first: 10) {\n      edges {\n        cursor\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CommentParent on Comment {\n    id\n    parentId\n  }\n"): (typeof documents)["\n  fragment CommentParent on Comment {\n    id\n    parentId\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CommentItem_comment on Comment {\n    id\n    content\n    facets {\n      start\n      end\n      kind\n      value\n    }\n    deleted\n    canEdit\n    canDelete\n    author {\n      id\n      name\n      username\n      avatar {\n        url\n        placeholder\n      }\n    }\n    ...CommentByline_comment\n    ...CommentLike_comment\n  }\n"): (typeof documents)["\n  fragment CommentItem_comment on Comment {\n    id\n    content\n    facets {\n      start\n      end\n      kind\n      value\n    }\n    deleted\n    canEdit\n    canDelete\n    author {\n      id\n      name\n      username\n      avatar {\n        url\n        placeholder\n      }\n    }\n    ...CommentByline_comment\n    ...CommentLike_comment\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostComments($postId: ID!, $after: String) {\n    post(id: $postId) {\n      id\n      commentsCount\n      comments(first: 20, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...CommentThread_comment\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query PostComments($postId: ID!, $after: String) {\n    post(id: $postId) {\n      id\n      commentsCount\n      comments(first: 20, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...CommentThread_comment\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CommentThread_comment on Comment {\n    id\n    author {\n      id\n      name\n    }\n    ...CommentItem_comment\n    replies(first: 10) {\n      edges {\n        cursor\n        node {\n          id\n          ...CommentItem_comment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  fragment CommentThread_comment on Comment {\n    id\n    author {\n      id\n      name\n    }\n    ...CommentItem_comment\n    replies(first: 10) {\n      edges {\n        cursor\n        node {\n          id\n          ...CommentItem_comment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteComment($id: ID!) {\n    deleteComment(id: $id) {\n      id\n      deleted\n      content\n      post {\n        id\n        commentsCount\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteComment($id: ID!) {\n    deleteComment(id: $id) {\n      id\n      deleted\n      content\n      post {\n        id\n        commentsCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LinkedComment($id: ID!) {\n    comment(id: $id) {\n      id\n      parentId\n      post {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query LinkedComment($id: ID!) {\n    comment(id: $id) {\n      id\n      parentId\n      post {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LinkedThread($id: ID!) {\n    comment(id: $id) {\n      id\n      ...CommentThread_comment\n    }\n  }\n"): (typeof documents)["\n  query LinkedThread($id: ID!) {\n    comment(id: $id) {\n      id\n      ...CommentThread_comment\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MoreReplies($id: ID!, $after: String) {\n    comment(id: $id) {\n      id\n      replies(first: 30, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...CommentItem_comment\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query MoreReplies($id: ID!, $after: String) {\n    comment(id: $id) {\n      id\n      replies(first: 30, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...CommentItem_comment\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateComment($id: ID!, $content: String!) {\n    updateComment(id: $id, content: $content) {\n      id\n      ...CommentItem_comment\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateComment($id: ID!, $content: String!) {\n    updateComment(id: $id, content: $content) {\n      id\n      ...CommentItem_comment\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddComment($postId: ID!, $content: String!, $parentId: ID, $clientId: ID) {\n    addComment(postId: $postId, content: $content, parentId: $parentId, clientId: $clientId) {\n      id\n      ...CommentThread_comment\n      post {\n        id\n        commentsCount\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddComment($postId: ID!, $content: String!, $parentId: ID, $clientId: ID) {\n    addComment(postId: $postId, content: $content, parentId: $parentId, clientId: $clientId) {\n      id\n      ...CommentThread_comment\n      post {\n        id\n        commentsCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GroupPosts($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      posts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...PostCard_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query GroupPosts($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      posts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...PostCard_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FirstSteps {\n    viewer {\n      missingProfileFields\n      sentBondRequests(first: 1) {\n        totalCount\n      }\n      user {\n        id\n        bondsCount\n        followingCount\n        posts(first: 1) {\n          edges {\n            node {\n              id\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query FirstSteps {\n    viewer {\n      missingProfileFields\n      sentBondRequests(first: 1) {\n        totalCount\n      }\n      user {\n        id\n        bondsCount\n        followingCount\n        posts(first: 1) {\n          edges {\n            node {\n              id\n            }\n          }\n        }\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  query NewsOfTheDay {\n    news {\n      links {\n        url\n        host\n        membersCount\n        lastSharedAt\n        post {\n          id\n          title\n          content\n        }\n      }\n      ideas {\n        id\n        title\n        content\n        likesCount\n        commentsCount\n        author {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query NewsOfTheDay {\n    news {\n      links {\n        url\n        host\n        membersCount\n        lastSharedAt\n        post {\n          id\n          title\n          content\n        }\n      }\n      ideas {\n        id\n        title\n        content\n        likesCount\n        commentsCount\n        author {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GroupCard_group on Group {\n    id\n    slug\n    name\n    description\n    category\n    visibility\n    membersCount\n    weekPostsCount\n    ...GroupCover_group\n    ...GroupFaces_group\n    ...JoinButton_group\n  }\n"): (typeof documents)["\n  fragment GroupCard_group on Group {\n    id\n    slug\n    name\n    description\n    category\n    visibility\n    membersCount\n    weekPostsCount\n    ...GroupCover_group\n    ...GroupFaces_group\n    ...JoinButton_group\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GroupCover_group on Group {\n    id\n    name\n    category\n    cover {\n      url\n    }\n  }\n"): (typeof documents)["\n  fragment GroupCover_group on Group {\n    id\n    name\n    category\n    cover {\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GroupFaces_group on Group {\n    id\n    membersCount\n    faces {\n      id\n      name\n      avatar {\n        url\n        placeholder\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment GroupFaces_group on Group {\n    id\n    membersCount\n    faces {\n      id\n      name\n      avatar {\n        url\n        placeholder\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GroupFigures {\n    groupStats {\n      groups\n      members\n      postsThisWeek\n      activeToday\n      categories {\n        category\n        groupsCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query GroupFigures {\n    groupStats {\n      groups\n      members\n      postsThisWeek\n      activeToday\n      categories {\n        category\n        groupsCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JoinButton_group on Group {\n    id\n    name\n    slug\n    visibility\n    viewerState\n  }\n"): (typeof documents)["\n  fragment JoinButton_group on Group {\n    id\n    name\n    slug\n    visibility\n    viewerState\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JoinGroup($id: ID!) {\n    joinGroup(id: $id) {\n      id\n      viewerState\n      ...GroupStanding\n    }\n  }\n"): (typeof documents)["\n  mutation JoinGroup($id: ID!) {\n    joinGroup(id: $id) {\n      id\n      viewerState\n      ...GroupStanding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveGroup($id: ID!) {\n    leaveGroup(id: $id) {\n      ...GroupStanding\n    }\n  }\n"): (typeof documents)["\n  mutation LeaveGroup($id: ID!) {\n    leaveGroup(id: $id) {\n      ...GroupStanding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GroupStanding on Group {\n    id\n    viewerState\n    viewerRole\n    canManage\n    canLeave\n    membersCount\n    requestsCount\n  }\n"): (typeof documents)["\n  fragment GroupStanding on Group {\n    id\n    viewerState\n    viewerRole\n    canManage\n    canLeave\n    membersCount\n    requestsCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditGroupDialog_group on Group {\n    id\n    slug\n    name\n    description\n    category\n    visibility\n    cover {\n      url\n    }\n  }\n"): (typeof documents)["\n  fragment EditGroupDialog_group on Group {\n    id\n    slug\n    name\n    description\n    category\n    visibility\n    cover {\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateGroup($input: CreateGroupInput!) {\n    createGroup(input: $input) {\n      id\n      slug\n      name\n    }\n  }\n"): (typeof documents)["\n  mutation CreateGroup($input: CreateGroupInput!) {\n    createGroup(input: $input) {\n      id\n      slug\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateGroup($id: ID!, $input: UpdateGroupInput!) {\n    updateGroup(id: $id, input: $input) {\n      id\n      ...GroupHead_group\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateGroup($id: ID!, $input: UpdateGroupInput!) {\n    updateGroup(id: $id, input: $input) {\n      id\n      ...GroupHead_group\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FeaturedGroups {\n    featuredGroups(first: 6) {\n      id\n      ...GroupCard_group\n    }\n  }\n"): (typeof documents)["\n  query FeaturedGroups {\n    featuredGroups(first: 6) {\n      id\n      ...GroupCard_group\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FoundGroups($query: String, $category: String, $first: Int!, $after: String) {\n    groups(query: $query, category: $category, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...GroupCard_group\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query FoundGroups($query: String, $category: String, $first: Int!, $after: String) {\n    groups(query: $query, category: $category, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...GroupCard_group\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyGroups($first: Int!, $after: String) {\n    groups(mine: true, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          slug\n          name\n          category\n          visibility\n          membersCount\n          weekPostsCount\n          requestsCount\n          ...GroupFaces_group\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query MyGroups($first: Int!, $after: String) {\n    groups(mine: true, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          slug\n          name\n          category\n          visibility\n          membersCount\n          weekPostsCount\n          requestsCount\n          ...GroupFaces_group\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Group($slug: String!) {\n    group(slug: $slug) {\n      id\n      slug\n      name\n      visibility\n      viewerState\n      canManage\n      requestsCount\n      ...GroupHead_group\n    }\n  }\n"): (typeof documents)["\n  query Group($slug: String!) {\n    group(slug: $slug) {\n      id\n      slug\n      name\n      visibility\n      viewerState\n      canManage\n      requestsCount\n      ...GroupHead_group\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GroupFacts($slug: String!, $first: Int!) {\n    group(slug: $slug) {\n      id\n      createdAt\n      membersCount\n      weekPostsCount\n      members(first: $first) {\n        edges {\n          cursor\n          node {\n            user {\n              id\n              ...Person_person\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query GroupFacts($slug: String!, $first: Int!) {\n    group(slug: $slug) {\n      id\n      createdAt\n      membersCount\n      weekPostsCount\n      members(first: $first) {\n        edges {\n          cursor\n          node {\n            user {\n              id\n              ...Person_person\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GroupHead_group on Group {\n    id\n    slug\n    name\n    description\n    category\n    visibility\n    membersCount\n    viewerState\n    viewerRole\n    canManage\n    canLeave\n    ...EditGroupDialog_group\n    createdAt\n    weekPostsCount\n    ...GroupCover_group\n    ...GroupFaces_group\n    ...JoinButton_group\n  }\n"): (typeof documents)["\n  fragment GroupHead_group on Group {\n    id\n    slug\n    name\n    description\n    category\n    visibility\n    membersCount\n    viewerState\n    viewerRole\n    canManage\n    canLeave\n    ...EditGroupDialog_group\n    createdAt\n    weekPostsCount\n    ...GroupCover_group\n    ...GroupFaces_group\n    ...JoinButton_group\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GroupPeople($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      viewerRole\n      members(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            role\n            user {\n              id\n              name\n              ...Person_person\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query GroupPeople($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      viewerRole\n      members(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            role\n            user {\n              id\n              name\n              ...Person_person\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GroupRequests($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      requests(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            user {\n              id\n              name\n              ...Person_person\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query GroupRequests($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      requests(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            user {\n              id\n              name\n              ...Person_person\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerJoinRequest($groupId: ID!, $userId: ID!, $accept: Boolean!) {\n    answerJoinRequest(groupId: $groupId, userId: $userId, accept: $accept) {\n      ...GroupStanding\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerJoinRequest($groupId: ID!, $userId: ID!, $accept: Boolean!) {\n    answerJoinRequest(groupId: $groupId, userId: $userId, accept: $accept) {\n      ...GroupStanding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetGroupRole($groupId: ID!, $userId: ID!, $role: GroupRole!) {\n    setGroupRole(groupId: $groupId, userId: $userId, role: $role) {\n      ...GroupStanding\n    }\n  }\n"): (typeof documents)["\n  mutation SetGroupRole($groupId: ID!, $userId: ID!, $role: GroupRole!) {\n    setGroupRole(groupId: $groupId, userId: $userId, role: $role) {\n      ...GroupStanding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveGroupMember($groupId: ID!, $userId: ID!) {\n    removeGroupMember(groupId: $groupId, userId: $userId) {\n      ...GroupStanding\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveGroupMember($groupId: ID!, $userId: ID!) {\n    removeGroupMember(groupId: $groupId, userId: $userId) {\n      ...GroupStanding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InsightReport_insight on Insight {\n    id\n    prompt\n    foundCount\n    isEnough\n    cards {\n      kind\n      title\n      isEnough\n      isWorded\n      tags\n      relatedCount\n      relatedQuery\n      confidence {\n        percent\n        coverage\n        agreement\n        recency\n      }\n      sentences {\n        text\n        postIds\n      }\n      posts(first: 5) {\n        id\n        title\n        content\n        author {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment InsightReport_insight on Insight {\n    id\n    prompt\n    foundCount\n    isEnough\n    cards {\n      kind\n      title\n      isEnough\n      isWorded\n      tags\n      relatedCount\n      relatedQuery\n      confidence {\n        percent\n        coverage\n        agreement\n        recency\n      }\n      sentences {\n        text\n        postIds\n      }\n      posts(first: 5) {\n        id\n        title\n        content\n        author {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WeekInsights {\n    weekInsights {\n      foundCount\n      isEnough\n      cards {\n        kind\n        title\n        isEnough\n        isWorded\n        tags\n        relatedCount\n        relatedQuery\n        confidence {\n          percent\n          coverage\n          agreement\n          recency\n        }\n        sentences {\n          text\n          postIds\n        }\n        posts(first: 5) {\n          id\n          title\n          content\n          author {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query WeekInsights {\n    weekInsights {\n      foundCount\n      isEnough\n      cards {\n        kind\n        title\n        isEnough\n        isWorded\n        tags\n        relatedCount\n        relatedQuery\n        confidence {\n          percent\n          coverage\n          agreement\n          recency\n        }\n        sentences {\n          text\n          postIds\n        }\n        posts(first: 5) {\n          id\n          title\n          content\n          author {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateInsight($prompt: String!, $clientId: ID!) {\n    createInsight(prompt: $prompt, clientId: $clientId) {\n      id\n      ...InsightReport_insight\n    }\n  }\n"): (typeof documents)["\n  mutation CreateInsight($prompt: String!, $clientId: ID!) {\n    createInsight(prompt: $prompt, clientId: $clientId) {\n      id\n      ...InsightReport_insight\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Insight($id: ID!) {\n    insight(id: $id) {\n      id\n      prompt\n      ...InsightReport_insight\n    }\n  }\n"): (typeof documents)["\n  query Insight($id: ID!) {\n    insight(id: $id) {\n      id\n      prompt\n      ...InsightReport_insight\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InsightHistory($first: Int!, $after: String) {\n    viewer {\n      insights(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            prompt\n            createdAt\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query InsightHistory($first: Int!, $after: String) {\n    viewer {\n      insights(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            prompt\n            createdAt\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteInsight($id: ID!) {\n    deleteInsight(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteInsight($id: ID!) {\n    deleteInsight(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BondAnswer_user on User {\n    id\n    name\n    bondRequestId\n  }\n"): (typeof documents)["\n  fragment BondAnswer_user on User {\n    id\n    name\n    bondRequestId\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotificationRow_notification on Notification {\n    id\n    type\n    who\n    what\n    excerpt\n    url\n    createdAt\n    read\n    actors {\n      id\n      name\n      isOnline\n      avatar {\n        url\n        placeholder\n      }\n      ...BondAnswer_user\n    }\n  }\n"): (typeof documents)["\n  fragment NotificationRow_notification on Notification {\n    id\n    type\n    who\n    what\n    excerpt\n    url\n    createdAt\n    read\n    actors {\n      id\n      name\n      isOnline\n      avatar {\n        url\n        placeholder\n      }\n      ...BondAnswer_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription NotificationsMoved {\n    countersChanged {\n      notifications\n    }\n  }\n"): (typeof documents)["\n  subscription NotificationsMoved {\n    countersChanged {\n      notifications\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkNotificationsSeen($upTo: DateTime) {\n    markNotificationsSeen(upTo: $upTo) {\n      notifications\n      bondRequests\n    }\n  }\n"): (typeof documents)["\n  mutation MarkNotificationsSeen($upTo: DateTime) {\n    markNotificationsSeen(upTo: $upTo) {\n      notifications\n      bondRequests\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkNotificationsRead($upTo: DateTime) {\n    markNotificationsRead(upTo: $upTo)\n  }\n"): (typeof documents)["\n  mutation MarkNotificationsRead($upTo: DateTime) {\n    markNotificationsRead(upTo: $upTo)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetNotificationRead($id: ID!, $read: Boolean!) {\n    setNotificationRead(id: $id, read: $read) {\n      id\n      read\n      seen\n    }\n  }\n"): (typeof documents)["\n  mutation SetNotificationRead($id: ID!, $read: Boolean!) {\n    setNotificationRead(id: $id, read: $read) {\n      id\n      read\n      seen\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotificationRead_notification on Notification {\n    id\n    read\n    seen\n  }\n"): (typeof documents)["\n  fragment NotificationRead_notification on Notification {\n    id\n    read\n    seen\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NotificationsPage($first: Int!, $after: String, $filter: NotificationFilter!) {\n    viewer {\n      unreadNotificationsCount\n      notifications(first: $first, after: $after, filter: $filter) {\n        edges {\n          cursor\n          node {\n            id\n            read\n            seen\n            createdAt\n            ...NotificationRow_notification\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query NotificationsPage($first: Int!, $after: String, $filter: NotificationFilter!) {\n    viewer {\n      unreadNotificationsCount\n      notifications(first: $first, after: $after, filter: $filter) {\n        edges {\n          cursor\n          node {\n            id\n            read\n            seen\n            createdAt\n            ...NotificationRow_notification\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotificationSetting_setting on NotificationSetting {\n    type\n    enabled\n  }\n"): (typeof documents)["\n  fragment NotificationSetting_setting on NotificationSetting {\n    type\n    enabled\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NotificationSettings {\n    viewer {\n      notificationSettings {\n        type\n        enabled\n      }\n    }\n  }\n"): (typeof documents)["\n  query NotificationSettings {\n    viewer {\n      notificationSettings {\n        type\n        enabled\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetNotificationSetting($type: NotificationType!, $enabled: Boolean!) {\n    setNotificationSetting(type: $type, enabled: $enabled) {\n      ...NotificationSetting_setting\n    }\n  }\n"): (typeof documents)["\n  mutation SetNotificationSetting($type: NotificationType!, $enabled: Boolean!) {\n    setNotificationSetting(type: $type, enabled: $enabled) {\n      ...NotificationSetting_setting\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Person_person on User {\n    id\n    name\n    username\n    isOnline\n    avatar {\n      url\n      placeholder\n    }\n  }\n"): (typeof documents)["\n  fragment Person_person on User {\n    id\n    name\n    username\n    isOnline\n    avatar {\n      url\n      placeholder\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePost($id: ID!) {\n    deletePost(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeletePost($id: ID!) {\n    deletePost(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostActions_post on Post {\n    id\n    commentsCount\n    ...PostLike_post\n    ...PostBookmark_post\n  }\n"): (typeof documents)["\n  fragment PostActions_post on Post {\n    id\n    commentsCount\n    ...PostLike_post\n    ...PostBookmark_post\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostByline_post on Post {\n    id\n    createdAt\n    editedAt\n    visibility\n    location {\n      lat\n      lng\n    }\n    group {\n      id\n      slug\n      name\n    }\n    author {\n      id\n      ...Person_person\n    }\n  }\n"): (typeof documents)["\n  fragment PostByline_post on Post {\n    id\n    createdAt\n    editedAt\n    visibility\n    location {\n      lat\n      lng\n    }\n    group {\n      id\n      slug\n      name\n    }\n    author {\n      id\n      ...Person_person\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostCard_post on Post {\n    id\n    title\n    content\n    facets {\n      start\n      end\n      kind\n      value\n    }\n    tags\n    author {\n      id\n      name\n    }\n    media {\n      id\n      ...PostMedia_media\n    }\n    ...PostByline_post\n    ...PostMenus_post\n    ...PostActions_post\n  }\n"): (typeof documents)["\n  fragment PostCard_post on Post {\n    id\n    title\n    content\n    facets {\n      start\n      end\n      kind\n      value\n    }\n    tags\n    author {\n      id\n      name\n    }\n    media {\n      id\n      ...PostMedia_media\n    }\n    ...PostByline_post\n    ...PostMenus_post\n    ...PostActions_post\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostMenus_post on Post {\n    id\n    url\n    title\n    content\n    canEdit\n    author {\n      id\n      name\n      username\n    }\n  }\n"): (typeof documents)["\n  fragment PostMenus_post on Post {\n    id\n    url\n    title\n    content\n    canEdit\n    author {\n      id\n      name\n      username\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment ComposerDraft_draft on Draft {\n    id\n    kind\n    version\n    title\n    content\n    category\n    tags\n    location {\n      lat\n      lng\n    }\n    media {\n      id\n      type\n      url\n      thumbnail\n      alt\n    }\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment ComposerDraft_draft on Draft {\n    id\n    kind\n    version\n    title\n    content\n    category\n    tags\n    location {\n      lat\n      lng\n    }\n    media {\n      id\n      type\n      url\n      thumbnail\n      alt\n    }\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveDraft($input: SaveDraftInput!) {\n    saveDraft(input: $input) {\n      id\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation SaveDraft($input: SaveDraftInput!) {\n    saveDraft(input: $input) {\n      id\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ComposerDraft($id: ID!) {\n    viewer {\n      draft(id: $id) {\n        ...ComposerDraft_draft @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query ComposerDraft($id: ID!) {\n    viewer {\n      draft(id: $id) {\n        ...ComposerDraft_draft @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteDraft($id: ID!) {\n    deleteDraft(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteDraft($id: ID!) {\n    deleteDraft(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DraftList($after: String) {\n    viewer {\n      drafts(first: 10, after: $after) {\n        edges {\n          cursor\n          node {\n            ...ComposerDraft_draft @unmask\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query DraftList($after: String) {\n    viewer {\n      drafts(first: 10, after: $after) {\n        edges {\n          cursor\n          node {\n            ...ComposerDraft_draft @unmask\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteListedDraft($id: ID!) {\n    deleteDraft(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteListedDraft($id: ID!) {\n    deleteDraft(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostHistory($id: ID!) {\n    post(id: $id) {\n      id\n      title\n      content\n      category\n      tags\n      createdAt\n      editedAt\n      revisions {\n        id\n        title\n        content\n        category\n        tags\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query PostHistory($id: ID!) {\n    post(id: $id) {\n      id\n      title\n      content\n      category\n      tags\n      createdAt\n      editedAt\n      revisions {\n        id\n        title\n        content\n        category\n        tags\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditPost($id: ID!) {\n    post(id: $id) {\n      id\n      title\n      content\n      category\n      tags\n      visibility\n      location {\n        lat\n        lng\n      }\n      group {\n        id\n      }\n      media {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query EditPost($id: ID!) {\n    post(id: $id) {\n      id\n      title\n      content\n      category\n      tags\n      visibility\n      location {\n        lat\n        lng\n      }\n      group {\n        id\n      }\n      media {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePost($id: ID!, $input: UpdatePostInput!) {\n    updatePost(id: $id, input: $input) {\n      id\n      category\n      ...PostCard_post\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePost($id: ID!, $input: UpdatePostInput!) {\n    updatePost(id: $id, input: $input) {\n      id\n      category\n      ...PostCard_post\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MentionablePeople($query: String!) {\n    people(query: $query, first: 8) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          username\n          avatar {\n            url\n            placeholder\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query MentionablePeople($query: String!) {\n    people(query: $query, first: 8) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          username\n          avatar {\n            url\n            placeholder\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UsableTags($query: String!) {\n    tags(query: $query, first: 8) {\n      name\n      postsCount\n    }\n  }\n"): (typeof documents)["\n  query UsableTags($query: String!) {\n    tags(query: $query, first: 8) {\n      name\n      postsCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MentionAuthor on User {\n    id\n    name\n    username\n    avatar {\n      url\n      placeholder\n    }\n  }\n"): (typeof documents)["\n  fragment MentionAuthor on User {\n    id\n    name\n    username\n    avatar {\n      url\n      placeholder\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostGallery_post on Post {\n    id\n    media {\n      id\n      type\n      url\n      alt\n      width\n      height\n      sources {\n        url\n        width\n        type\n      }\n      ...PostMedia_media\n    }\n  }\n"): (typeof documents)["\n  fragment PostGallery_post on Post {\n    id\n    media {\n      id\n      type\n      url\n      alt\n      width\n      height\n      sources {\n        url\n        width\n        type\n      }\n      ...PostMedia_media\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostImage_media on Media {\n    id\n    url\n    alt\n    width\n    height\n    placeholder\n    sources {\n      url\n      width\n      type\n    }\n  }\n"): (typeof documents)["\n  fragment PostImage_media on Media {\n    id\n    url\n    alt\n    width\n    height\n    placeholder\n    sources {\n      url\n      width\n      type\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostMedia_media on Media {\n    id\n    type\n    width\n    height\n    thumbnail\n    ...PostImage_media\n    ...PostVideo_media\n  }\n"): (typeof documents)["\n  fragment PostMedia_media on Media {\n    id\n    type\n    width\n    height\n    thumbnail\n    ...PostImage_media\n    ...PostVideo_media\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostVideo_media on Media {\n    id\n    url\n    alt\n    width\n    height\n    thumbnail\n    duration\n  }\n"): (typeof documents)["\n  fragment PostVideo_media on Media {\n    id\n    url\n    alt\n    width\n    height\n    thumbnail\n    duration\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FreshMedia($id: ID!) {\n    post(id: $id) {\n      id\n      media {\n        id\n        url\n        thumbnail\n        sources {\n          url\n          width\n          type\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query FreshMedia($id: ID!) {\n    post(id: $id) {\n      id\n      media {\n        id\n        url\n        thumbnail\n        sources {\n          url\n          width\n          type\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostDetail_post on Post {\n    id\n    title\n    content\n    facets {\n      start\n      end\n      kind\n      value\n    }\n    tags\n    author {\n      id\n      name\n    }\n    ...PostGallery_post\n    ...PostByline_post\n    ...PostMenus_post\n    ...PostActions_post\n  }\n"): (typeof documents)["\n  fragment PostDetail_post on Post {\n    id\n    title\n    content\n    facets {\n      start\n      end\n      kind\n      value\n    }\n    tags\n    author {\n      id\n      name\n    }\n    ...PostGallery_post\n    ...PostByline_post\n    ...PostMenus_post\n    ...PostActions_post\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PostChanged($ids: [ID!]!) {\n    postChanged(ids: $ids) {\n      id\n      ...PostCard_post\n    }\n  }\n"): (typeof documents)["\n  subscription PostChanged($ids: [ID!]!) {\n    postChanged(ids: $ids) {\n      id\n      ...PostCard_post\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PostGone($ids: [ID!]!) {\n    postGone(ids: $ids)\n  }\n"): (typeof documents)["\n  subscription PostGone($ids: [ID!]!) {\n    postGone(ids: $ids)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OnePost($id: ID!) {\n    post(id: $id) {\n      id\n      title\n      author {\n        id\n        name\n      }\n      media {\n        id\n        width\n        height\n      }\n      ...PostDetail_post\n    }\n  }\n"): (typeof documents)["\n  query OnePost($id: ID!) {\n    post(id: $id) {\n      id\n      title\n      author {\n        id\n        name\n      }\n      media {\n        id\n        width\n        height\n      }\n      ...PostDetail_post\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePost($input: CreatePostInput!) {\n    createPost(input: $input) {\n      id\n      ...PostCard_post\n    }\n  }\n"): (typeof documents)["\n  mutation CreatePost($input: CreatePostInput!) {\n    createPost(input: $input) {\n      id\n      ...PostCard_post\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Banner_user on User {\n    id\n    banner {\n      url\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Banner_user on User {\n    id\n    banner {\n      url\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProfileCompletion {\n    viewer {\n      profileCompletion\n      missingProfileFields\n    }\n  }\n"): (typeof documents)["\n  query ProfileCompletion {\n    viewer {\n      profileCompletion\n      missingProfileFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      name\n      username\n      bio\n      location\n      website\n      avatar {\n        url\n        width\n        height\n        placeholder\n        sources {\n          url\n          width\n          type\n        }\n      }\n      banner {\n        url\n        width\n        height\n        placeholder\n        sources {\n          url\n          width\n          type\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      name\n      username\n      bio\n      location\n      website\n      avatar {\n        url\n        width\n        height\n        placeholder\n        sources {\n          url\n          width\n          type\n        }\n      }\n      banner {\n        url\n        width\n        height\n        placeholder\n        sources {\n          url\n          width\n          type\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProfileFacts_user on User {\n    id\n    location\n    website\n    memberSince\n    isOnline\n    lastActiveAt\n  }\n"): (typeof documents)["\n  fragment ProfileFacts_user on User {\n    id\n    location\n    website\n    memberSince\n    isOnline\n    lastActiveAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProfileHeader_user on User {\n    id\n    name\n    username\n    bio\n    isOnline\n    avatar {\n      url\n      placeholder\n    }\n    ...Banner_user\n    ...ProfileFacts_user\n  }\n"): (typeof documents)["\n  fragment ProfileHeader_user on User {\n    id\n    name\n    username\n    bio\n    isOnline\n    avatar {\n      url\n      placeholder\n    }\n    ...Banner_user\n    ...ProfileFacts_user\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProfilePeople_user on User {\n    id\n    bondsCount\n    mutualBondsCount\n    bonds(first: 6) {\n      edges {\n        node {\n          id\n          ...Person_person\n        }\n      }\n    }\n    mutualBonds(first: 6) {\n      edges {\n        node {\n          id\n          ...Person_person\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ProfilePeople_user on User {\n    id\n    bondsCount\n    mutualBondsCount\n    bonds(first: 6) {\n      edges {\n        node {\n          id\n          ...Person_person\n        }\n      }\n    }\n    mutualBonds(first: 6) {\n      edges {\n        node {\n          id\n          ...Person_person\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchSuggestions($query: String!) {\n    searchSuggestions(query: $query) {\n      ideas {\n        title {\n          text\n          ranges {\n            start\n            end\n          }\n        }\n        post {\n          id\n          author {\n            id\n            name\n          }\n        }\n      }\n      people {\n        title {\n          text\n          ranges {\n            start\n            end\n          }\n        }\n        user {\n          id\n          name\n          username\n          avatar {\n            url\n            placeholder\n          }\n        }\n      }\n      tags {\n        title {\n          text\n          ranges {\n            start\n            end\n          }\n        }\n        tag {\n          name\n          postsCount\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SearchSuggestions($query: String!) {\n    searchSuggestions(query: $query) {\n      ideas {\n        title {\n          text\n          ranges {\n            start\n            end\n          }\n        }\n        post {\n          id\n          author {\n            id\n            name\n          }\n        }\n      }\n      people {\n        title {\n          text\n          ranges {\n            start\n            end\n          }\n        }\n        user {\n          id\n          name\n          username\n          avatar {\n            url\n            placeholder\n          }\n        }\n      }\n      tags {\n        title {\n          text\n          ranges {\n            start\n            end\n          }\n        }\n        tag {\n          name\n          postsCount\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CategoryPosts($name: String!, $first: Int!, $after: String) {\n    category(name: $name) {\n      name\n      postsCount\n      posts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...PostCard_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query CategoryPosts($name: String!, $first: Int!, $after: String) {\n    category(name: $name) {\n      name\n      postsCount\n      posts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...PostCard_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Explore {\n    explore {\n      countedAt\n      totals {\n        ideas\n        activeMembers\n        discussionsThisWeek\n      }\n      trendingTags(first: 10) {\n        name\n        postsCount\n        isFollowed\n        trend {\n          weekAuthors\n          usualAuthors\n          growthPercent\n          isNew\n          dailyAuthors\n        }\n      }\n      categories(first: 6) {\n        name\n        postsCount\n        weekPosts\n      }\n    }\n  }\n"): (typeof documents)["\n  query Explore {\n    explore {\n      countedAt\n      totals {\n        ideas\n        activeMembers\n        discussionsThisWeek\n      }\n      trendingTags(first: 10) {\n        name\n        postsCount\n        isFollowed\n        trend {\n          weekAuthors\n          usualAuthors\n          growthPercent\n          isNew\n          dailyAuthors\n        }\n      }\n      categories(first: 6) {\n        name\n        postsCount\n        weekPosts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetTagFollowed($name: String!, $followed: Boolean!) {\n    setTagFollowed(name: $name, followed: $followed) {\n      name\n      isFollowed\n    }\n  }\n"): (typeof documents)["\n  mutation SetTagFollowed($name: String!, $followed: Boolean!) {\n    setTagFollowed(name: $name, followed: $followed) {\n      name\n      isFollowed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TagPosts($name: String!, $first: Int!, $after: String) {\n    tag(name: $name) {\n      name\n      postsCount\n      isFollowed\n      posts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...PostCard_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query TagPosts($name: String!, $first: Int!, $after: String) {\n    tag(name: $name) {\n      name\n      postsCount\n      isFollowed\n      posts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...PostCard_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrendingNow($first: Int!) {\n    explore {\n      trendingTags(first: $first) {\n        name\n        postsCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query TrendingNow($first: Int!) {\n    explore {\n      trendingTags(first: $first) {\n        name\n        postsCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FoundIdea_post on Post {\n    id\n    createdAt\n    tags\n    likesCount\n    commentsCount\n    author {\n      id\n      ...Person_person\n    }\n  }\n"): (typeof documents)["\n  fragment FoundIdea_post on Post {\n    id\n    createdAt\n    tags\n    likesCount\n    commentsCount\n    author {\n      id\n      ...Person_person\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Search($query: String!, $kind: SearchKind!, $first: Int!, $after: String) {\n    search(query: $query, kind: $kind, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          kind\n          title {\n            text\n            ranges {\n              start\n              end\n            }\n          }\n          excerpt {\n            text\n            ranges {\n              start\n              end\n            }\n          }\n          post {\n            id\n            ...FoundIdea_post\n          }\n          user {\n            id\n            ...FoundPersonRow_user\n          }\n          tag {\n            name\n            postsCount\n          }\n        }\n      }\n      isNear\n      hints {\n        token\n        suggestion\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Search($query: String!, $kind: SearchKind!, $first: Int!, $after: String) {\n    search(query: $query, kind: $kind, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          kind\n          title {\n            text\n            ranges {\n              start\n              end\n            }\n          }\n          excerpt {\n            text\n            ranges {\n              start\n              end\n            }\n          }\n          post {\n            id\n            ...FoundIdea_post\n          }\n          user {\n            id\n            ...FoundPersonRow_user\n          }\n          tag {\n            name\n            postsCount\n          }\n        }\n      }\n      isNear\n      hints {\n        token\n        suggestion\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  query MemberSessions {\n    viewer {\n      sessions {\n        id\n        device\n        ip\n        createdAt\n        lastUsedAt\n        isCurrent\n      }\n    }\n  }\n"): (typeof documents)["\n  query MemberSessions {\n    viewer {\n      sessions {\n        id\n        device\n        ip\n        createdAt\n        lastUsedAt\n        isCurrent\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n"): (typeof documents)["\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOtherSessions {\n    endOtherSessions\n  }\n"): (typeof documents)["\n  mutation EndOtherSessions {\n    endOtherSessions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AutoplaySetting {\n    viewer {\n      settings {\n        autoplay\n      }\n    }\n  }\n"): (typeof documents)["\n  query AutoplaySetting {\n    viewer {\n      settings {\n        autoplay\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetAutoplay($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      autoplay\n    }\n  }\n"): (typeof documents)["\n  mutation SetAutoplay($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      autoplay\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MemberSettings_settings on Settings {\n    altReminder\n    keyboardShortcuts\n    showOnline\n    showVisits\n    readReceipts\n  }\n"): (typeof documents)["\n  fragment MemberSettings_settings on Settings {\n    altReminder\n    keyboardShortcuts\n    showOnline\n    showVisits\n    readReceipts\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberSettings {\n    viewer {\n      settings {\n        altReminder\n        keyboardShortcuts\n        showOnline\n        showVisits\n        readReceipts\n      }\n    }\n  }\n"): (typeof documents)["\n  query MemberSettings {\n    viewer {\n      settings {\n        altReminder\n        keyboardShortcuts\n        showOnline\n        showVisits\n        readReceipts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSettings($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      ...MemberSettings_settings\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateSettings($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      ...MemberSettings_settings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MessagesFromSetting {\n    viewer {\n      settings {\n        messagesFrom\n      }\n    }\n  }\n"): (typeof documents)["\n  query MessagesFromSetting {\n    viewer {\n      settings {\n        messagesFrom\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetMessagesFrom($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      messagesFrom\n    }\n  }\n"): (typeof documents)["\n  mutation SetMessagesFrom($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      messagesFrom\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShortcutSettings {\n    viewer {\n      settings {\n        keyboardShortcuts\n      }\n    }\n  }\n"): (typeof documents)["\n  query ShortcutSettings {\n    viewer {\n      settings {\n        keyboardShortcuts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditProfile {\n    viewer {\n      email\n      phone\n      user {\n        id\n        name\n        username\n        bio\n        location\n        website\n        avatar {\n          url\n        }\n        banner {\n          url\n        }\n        ...Banner_user\n      }\n    }\n  }\n"): (typeof documents)["\n  query EditProfile {\n    viewer {\n      email\n      phone\n      user {\n        id\n        name\n        username\n        bio\n        location\n        website\n        avatar {\n          url\n        }\n        banner {\n          url\n        }\n        ...Banner_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Profile($username: String!) {\n    user(username: $username) {\n      id\n      name\n      username\n      ...ProfileHeader_user\n      ...ProfilePeople_user\n      ...BondButton_user\n      ...PersonMenu_user\n    }\n  }\n"): (typeof documents)["\n  query Profile($username: String!) {\n    user(username: $username) {\n      id\n      name\n      username\n      ...ProfileHeader_user\n      ...ProfilePeople_user\n      ...BondButton_user\n      ...PersonMenu_user\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;