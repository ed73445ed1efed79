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
    "\n  query RailLists {\n    groups(mine: true, first: 20) {\n      edges {\n        cursor\n        node {\n          id\n          slug\n          name\n          category\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    viewer {\n      followedTags {\n        name\n        isFollowed\n      }\n    }\n  }\n": typeof types.RailListsDocument,
    "\n  query PostAuthor($id: ID!, $first: Int!) {\n    post(id: $id) {\n      id\n      author {\n        id\n        name\n        username\n        bio\n        ...Person_person\n        ...BondButton_user\n        posts(first: $first) {\n          edges {\n            node {\n              id\n              title\n              content\n              createdAt\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.PostAuthorDocument,
    "\n  fragment MemberComment_comment on Comment {\n    id\n    content\n    facets {\n      start\n      end\n      kind\n      value\n    }\n    createdAt\n    likesCount\n    parentId\n    post {\n      id\n      title\n      content\n      author {\n        id\n        name\n      }\n    }\n  }\n": typeof types.MemberComment_CommentFragmentDoc,
    "\n  query MemberComments($username: String!, $first: Int!, $after: String) {\n    user(username: $username) {\n      id\n      comments(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...MemberComment_comment\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.MemberCommentsDocument,
    "\n  fragment MemberImage_post on Post {\n    id\n    title\n    media {\n      id\n      type\n      url\n      thumbnail\n      alt\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n": typeof types.MemberImage_PostFragmentDoc,
    "\n  query MemberImages($username: String!, $first: Int!, $after: String) {\n    user(username: $username) {\n      id\n      images(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...MemberImage_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.MemberImagesDocument,
    "\n  query MemberPosts($username: String!, $first: Int!) {\n    user(username: $username) {\n      id\n      posts(first: $first) {\n        edges {\n          cursor\n          node {\n            id\n            ...PostCard_post\n            ...LikersButton_post\n          }\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.MemberPostsDocument,
    "\n  query AllPosts($username: String!, $first: Int!, $after: String) {\n    user(username: $username) {\n      id\n      name\n      username\n    }\n    feed(first: $first, after: $after, filter: { username: $username }) {\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n          ...LikersButton_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.AllPostsDocument,
    "\n  fragment MemberRow_member on AdminMember {\n    id\n    user {\n      id\n      ...Person_person\n    }\n    email\n    emailVerifiedAt\n    emailRefusedAt\n    role\n    createdAt\n    lastActiveAt\n    suspended\n    suspendedUntil\n    leavesAt\n  }\n": typeof types.MemberRow_MemberFragmentDoc,
    "\n  mutation SetMemberRole($userId: ID!, $role: MemberRole!, $why: String!) {\n    setMemberRole(id: $userId, role: $role, why: $why) {\n      id\n    }\n  }\n": typeof types.SetMemberRoleDocument,
    "\n  mutation SuspendMember($id: ID!, $rule: String!, $days: Int, $words: String!) {\n    moderate(kind: MEMBER, id: $id, outcome: SUSPEND, rule: $rule, days: $days, words: $words) {\n      act {\n        id\n      }\n    }\n  }\n": typeof types.SuspendMemberDocument,
    "\n  mutation EndMemberSessions($userId: ID!, $sessionId: ID, $why: String!) {\n    endMemberSessions(id: $userId, sessionId: $sessionId, why: $why)\n  }\n": typeof types.EndMemberSessionsDocument,
    "\n  mutation MailMember($userId: ID!, $mail: AdminMail!) {\n    mailMember(id: $userId, mail: $mail) {\n      id\n    }\n  }\n": typeof types.MailMemberDocument,
    "\n  query AdminMemberDetail($username: String!) {\n    adminMember(username: $username) {\n      member {\n        id\n        user {\n          id\n          name\n          username\n        }\n        email\n        emailVerifiedAt\n        emailRefusedAt\n        role\n        lastActiveAt\n        suspended\n        suspendedUntil\n        leavesAt\n      }\n      record {\n        user {\n          id\n        }\n        ...MemberRecord_member\n      }\n      invitedBy {\n        id\n        name\n        username\n      }\n      suspendedBy\n      sessions {\n        id\n        device\n        ip\n        createdAt\n        lastUsedAt\n        isCurrent\n      }\n    }\n  }\n": typeof types.AdminMemberDetailDocument,
    "\n  query AdminMembers($query: String!, $role: MemberRole, $state: AdminMemberState, $first: Int!, $after: String) {\n    adminMembers(query: $query, role: $role, state: $state, first: $first, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...MemberRow_member\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AdminMembersDocument,
    "\n  query AdminFigures {\n    adminFigures {\n      members\n      activeMembers\n      activeCountedAt\n      posts\n      openReports\n      openCases\n      openAppeals\n      mediaBytes\n      files\n      databaseBytes\n      waitingMails\n      waitingJobs\n      failedMails\n      failedJobs\n      measuredAt\n    }\n  }\n": typeof types.AdminFiguresDocument,
    "\n  query AnalyticsAudience($range: AnalyticsRange!) {\n    viewer {\n      analytics(range: $range) {\n        range\n        topPosts {\n          impressions\n          viewers\n          post {\n            id\n            title\n            content\n          }\n        }\n        sources {\n          source\n          count\n          percent\n        }\n        visitors {\n          count\n          unnamed\n          people {\n            lastAt\n            visits\n            user {\n              id\n              ...Person_person\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.AnalyticsAudienceDocument,
    "\n  query AnalyticsInDetail($range: AnalyticsRange!) {\n    viewer {\n      analytics(range: $range) {\n        range\n        figures {\n          metric\n          count\n          previousCount\n          changePercent\n          series {\n            day\n            count\n          }\n          wholeDays {\n            day\n            count\n          }\n        }\n      }\n    }\n  }\n": typeof types.AnalyticsInDetailDocument,
    "\n  query AnalyticsInShort($range: AnalyticsRange!) {\n    viewer {\n      analytics(range: $range) {\n        range\n        figures {\n          metric\n          count\n          changePercent\n          progress\n        }\n      }\n    }\n  }\n": typeof types.AnalyticsInShortDocument,
    "\n  query SignedInViewer {\n    viewer {\n      email\n      emailVerified\n      settings {\n        keyboardShortcuts\n      }\n      user {\n        id\n        name\n        username\n        location\n        memberSince\n        avatar {\n          url\n          placeholder\n        }\n        banner {\n          url\n          width\n          height\n          placeholder\n        }\n      }\n    }\n  }\n": typeof types.SignedInViewerDocument,
    "\n  fragment ConnectionCard_user on User {\n    id\n    name\n    headline\n    bio\n    bondState\n    ...Person_person\n    ...FollowButton_user\n  }\n": typeof types.ConnectionCard_UserFragmentDoc,
    "\n  query Connections($tab: ConnectionTab!, $query: String, $first: Int!, $after: String) {\n    viewer {\n      connections(tab: $tab, query: $query, first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...ConnectionCard_user\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.ConnectionsDocument,
    "\n  fragment SuggestedCard_suggestion on PersonSuggestion {\n    reason\n    mutualBondsCount\n    sharedGroupsCount\n    sharedTags\n    user {\n      id\n      name\n      location\n      ...ConnectionCard_user\n    }\n  }\n": typeof types.SuggestedCard_SuggestionFragmentDoc,
    "\n  query SuggestedConnections($first: Int!) {\n    viewer {\n      suggestions(first: $first) {\n        user {\n          id\n        }\n        ...SuggestedCard_suggestion\n      }\n    }\n  }\n": typeof types.SuggestedConnectionsDocument,
    "\n  query ConnectionCounts {\n    viewer {\n      following: connections(tab: FOLLOWING, first: 1) {\n        totalCount\n      }\n      followers: connections(tab: FOLLOWERS, first: 1) {\n        totalCount\n      }\n      mutual: connections(tab: MUTUAL, first: 1) {\n        totalCount\n      }\n    }\n  }\n": typeof types.ConnectionCountsDocument,
    "\n  mutation SendBondRequest($userId: ID!) {\n    sendBondRequest(id: $userId) {\n      id\n      bondState\n      ...BondTies_user\n    }\n  }\n": typeof types.SendBondRequestDocument,
    "\n  mutation WithdrawBondRequest($userId: ID!) {\n    withdrawBondRequest(id: $userId) {\n      id\n      ...BondTies_user\n    }\n  }\n": typeof types.WithdrawBondRequestDocument,
    "\n  mutation AcceptBondRequest($id: ID!) {\n    acceptBondRequest(id: $id) {\n      id\n      ...BondTies_user\n    }\n  }\n": typeof types.AcceptBondRequestDocument,
    "\n  mutation RejectBondRequest($id: ID!) {\n    rejectBondRequest(id: $id)\n  }\n": typeof types.RejectBondRequestDocument,
    "\n  mutation RemoveBond($userId: ID!) {\n    removeBond(id: $userId) {\n      id\n      ...BondTies_user\n    }\n  }\n": typeof types.RemoveBondDocument,
    "\n  fragment BondTies_user on User {\n    id\n    bondState\n    bondRequestId\n    bondsCount\n    mutualBondsCount\n    isFollowedByViewer\n    followersCount\n    followingCount\n  }\n": typeof types.BondTies_UserFragmentDoc,
    "\n  query ViewerCounters {\n    viewer {\n      counters {\n        bondRequests\n        notifications\n        messages\n      }\n    }\n  }\n": typeof types.ViewerCountersDocument,
    "\n  subscription CountersChanged {\n    countersChanged {\n      bondRequests\n      notifications\n      messages\n    }\n  }\n": typeof types.CountersChangedDocument,
    "\n  mutation DismissSuggestion($userId: ID!) {\n    dismissSuggestion(id: $userId)\n  }\n": typeof types.DismissSuggestionDocument,
    "\n  mutation Follow($userId: ID!) {\n    follow(id: $userId) {\n      id\n      isFollowedByViewer\n      followersCount\n    }\n  }\n": typeof types.FollowDocument,
    "\n  mutation Unfollow($userId: ID!) {\n    unfollow(id: $userId) {\n      id\n      isFollowedByViewer\n      followersCount\n    }\n  }\n": typeof types.UnfollowDocument,
    "\n  mutation Block($userId: ID!) {\n    block(id: $userId) {\n      id\n      isBlockedByViewer\n      ...BondTies_user\n    }\n  }\n": typeof types.BlockDocument,
    "\n  mutation Unblock($userId: ID!) {\n    unblock(id: $userId) {\n      id\n      isBlockedByViewer\n      ...BondTies_user\n    }\n  }\n": typeof types.UnblockDocument,
    "\n  mutation Mute($userId: ID!, $duration: MuteDuration!) {\n    mute(id: $userId, duration: $duration) {\n      id\n      isMutedByViewer\n      mutedUntil\n    }\n  }\n": typeof types.MuteDocument,
    "\n  mutation Unmute($userId: ID!) {\n    unmute(id: $userId) {\n      id\n      isMutedByViewer\n      mutedUntil\n    }\n  }\n": typeof types.UnmuteDocument,
    "\n  query FoundPeople($query: String, $suggested: Boolean!, $first: Int!, $after: String) {\n    people(query: $query, suggested: $suggested, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...FoundPersonRow_user\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.FoundPeopleDocument,
    "\n  fragment FoundPersonRow_user on User {\n    id\n    headline\n    bio\n    location\n    ...Person_person\n    ...BondButton_user\n  }\n": typeof types.FoundPersonRow_UserFragmentDoc,
    "\n  query PeopleToKnow($first: Int!) {\n    viewer {\n      suggestions(first: $first) {\n        user {\n          id\n        }\n        ...PersonToKnow_suggestion\n      }\n    }\n  }\n": typeof types.PeopleToKnowDocument,
    "\n  fragment PersonToKnow_suggestion on PersonSuggestion {\n    reason\n    mutualBondsCount\n    sharedGroupsCount\n    sharedTags\n    user {\n      id\n      location\n      ...Person_person\n      ...BondButton_user\n    }\n  }\n": typeof types.PersonToKnow_SuggestionFragmentDoc,
    "\n  fragment SuggestionRow_suggestion on PersonSuggestion {\n    reason\n    mutualBondsCount\n    sharedGroupsCount\n    sharedTags\n    user {\n      id\n      name\n      location\n      ...Person_person\n      ...BondButton_user\n    }\n  }\n": typeof types.SuggestionRow_SuggestionFragmentDoc,
    "\n  query Suggestions($first: Int!) {\n    viewer {\n      suggestions(first: $first) {\n        user {\n          id\n        }\n        ...SuggestionRow_suggestion\n      }\n    }\n  }\n": typeof types.SuggestionsDocument,
    "\n  fragment FriendRow_user on User {\n    id\n    name\n    username\n    headline\n    bio\n    location\n    ...Person_person\n  }\n": typeof types.FriendRow_UserFragmentDoc,
    "\n  query Friends($first: Int!, $after: String) {\n    viewer {\n      bonds(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...FriendRow_user\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.FriendsDocument,
    "\n  mutation HidePost($postId: ID!) {\n    hidePost(id: $postId) {\n      id\n      isHiddenByViewer\n    }\n  }\n": typeof types.HidePostDocument,
    "\n  mutation ShowPost($postId: ID!) {\n    showPost(id: $postId) {\n      id\n      isHiddenByViewer\n    }\n  }\n": typeof types.ShowPostDocument,
    "\n  mutation ReportThing($input: ReportInput!) {\n    report(input: $input) {\n      id\n    }\n  }\n": typeof types.ReportThingDocument,
    "\n  fragment BondRequestRow_request on BondRequest {\n    id\n    mutualBondsCount\n    requestedAt\n    from {\n      id\n      name\n      ...Person_person\n    }\n  }\n": typeof types.BondRequestRow_RequestFragmentDoc,
    "\n  query BondRequests($first: Int!, $after: String) {\n    viewer {\n      bondRequests(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...BondRequestRow_request\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.BondRequestsDocument,
    "\n  fragment SentRequestRow_request on BondRequest {\n    id\n    requestedAt\n    to {\n      id\n      name\n      ...Person_person\n    }\n  }\n": typeof types.SentRequestRow_RequestFragmentDoc,
    "\n  query SentRequests($first: Int!, $after: String) {\n    viewer {\n      sentBondRequests(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...SentRequestRow_request\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.SentRequestsDocument,
    "\n  query BlockedPeople($first: Int!, $after: String) {\n    viewer {\n      blocked(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...ReleaseRow_user\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.BlockedPeopleDocument,
    "\n  query MutedPeople {\n    viewer {\n      muted {\n        until\n        user {\n          id\n          ...ReleaseRow_user\n        }\n      }\n    }\n  }\n": typeof types.MutedPeopleDocument,
    "\n  fragment ReleaseRow_user on User {\n    id\n    name\n    ...Person_person\n  }\n": typeof types.ReleaseRow_UserFragmentDoc,
    "\n  fragment BondButton_user on User {\n    id\n    name\n    bondState\n    bondRequestId\n  }\n": typeof types.BondButton_UserFragmentDoc,
    "\n  fragment FollowButton_user on User {\n    id\n    name\n    isFollowedByViewer\n  }\n": typeof types.FollowButton_UserFragmentDoc,
    "\n  query PostMute($id: ID!) {\n    post(id: $id) {\n      id\n      isMutedByViewer\n    }\n  }\n": typeof types.PostMuteDocument,
    "\n  mutation SetPostMuted($postId: ID!, $muted: Boolean!) {\n    setPostMuted(id: $postId, muted: $muted) {\n      id\n      isMutedByViewer\n    }\n  }\n": typeof types.SetPostMutedDocument,
    "\n  fragment PersonMenu_user on User {\n    id\n    name\n    username\n  }\n": typeof types.PersonMenu_UserFragmentDoc,
    "\n  query PersonTies($username: String!) {\n    user(username: $username) {\n      id\n      bondState\n      isFollowedByViewer\n      isMutedByViewer\n      mutedUntil\n      isBlockedByViewer\n    }\n  }\n": typeof types.PersonTiesDocument,
    "\n  query BlockedNames($first: Int!) {\n    viewer {\n      blocked(first: $first) {\n        edges {\n          node {\n            id\n            name\n            username\n          }\n        }\n      }\n    }\n  }\n": typeof types.BlockedNamesDocument,
    "\n  mutation UpdateBookmark($input: UpdateBookmarkInput!) {\n    updateBookmark(input: $input) {\n      postId\n      note\n      folders {\n        id\n        name\n      }\n    }\n  }\n": typeof types.UpdateBookmarkDocument,
    "\n  mutation RemoveBookmark($postId: ID!) {\n    removeBookmark(id: $postId)\n  }\n": typeof types.RemoveBookmarkDocument,
    "\n  query BookmarksPage(\n    $first: Int!\n    $after: String\n    $query: String\n    $tags: [String!]\n    $folderId: ID\n    $order: SortOrder!\n  ) {\n    viewer {\n      bookmarks(first: $first, after: $after, query: $query, tags: $tags, folderId: $folderId, order: $order) {\n        edges {\n          cursor\n          postId\n          note\n          savedAt\n          folders {\n            id\n            name\n          }\n          node {\n            id\n            bookmarked\n            tags\n            ...PostCard_post\n            ...LikersButton_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n        tags {\n          name\n          count\n        }\n      }\n    }\n  }\n": typeof types.BookmarksPageDocument,
    "\n  query BookmarkFolders {\n    viewer {\n      bookmarkFolders {\n        id\n        name\n        bookmarksCount\n      }\n    }\n  }\n": typeof types.BookmarkFoldersDocument,
    "\n  mutation CreateBookmarkFolder($name: String!) {\n    createBookmarkFolder(name: $name) {\n      id\n      name\n      bookmarksCount\n    }\n  }\n": typeof types.CreateBookmarkFolderDocument,
    "\n  mutation RenameBookmarkFolder($id: ID!, $name: String!) {\n    renameBookmarkFolder(id: $id, name: $name) {\n      id\n      name\n    }\n  }\n": typeof types.RenameBookmarkFolderDocument,
    "\n  mutation DeleteBookmarkFolder($id: ID!) {\n    deleteBookmarkFolder(id: $id)\n  }\n": typeof types.DeleteBookmarkFolderDocument,
    "\n  mutation SetTyping($conversationId: ID!, $isTyping: Boolean!) {\n    setTyping(id: $conversationId, isTyping: $isTyping)\n  }\n": typeof types.SetTypingDocument,
    "\n  fragment ChatCounts_conversation on Conversation {\n    id\n    lastSeq\n    lastReadSeq\n    unreadCount\n  }\n": typeof types.ChatCounts_ConversationFragmentDoc,
    "\n  fragment ChatNewsMessage_message on Message {\n    id\n    conversationId\n    seq\n    type\n    text\n    clientId\n    replyToId\n    sentAt\n    editedAt\n    deleted\n    hidden\n    sender {\n      id\n      name\n      username\n      avatar {\n        url\n        placeholder\n      }\n    }\n    media {\n      id\n      url\n      alt\n      width\n      height\n      placeholder\n      animated\n      thumbnail\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n": typeof types.ChatNewsMessage_MessageFragmentDoc,
    "\n  fragment ChatMessage_message on Message {\n    ...ChatNewsMessage_message @unmask\n    reactions {\n      emoji\n      count\n      reactedByViewer\n    }\n    replyTo {\n      id\n      seq\n      type\n      text\n      deleted\n      hidden\n      sender {\n        id\n        name\n      }\n    }\n  }\n": typeof types.ChatMessage_MessageFragmentDoc,
    "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      ...ChatMessage_message @unmask\n    }\n  }\n": typeof types.SendMessageDocument,
    "\n  subscription ChatNews {\n    messageEvents {\n      kind\n      conversationId\n      readerId\n      lastReadSeq\n      message {\n        ...ChatNewsMessage_message @unmask\n      }\n    }\n  }\n": typeof types.ChatNewsDocument,
    "\n  fragment OpenConversation_conversation on Conversation {\n    id\n    kind\n    name\n    title\n    viewerState\n    viewerRole\n    lastSeq\n    lastReadSeq\n    unreadCount\n    isMuted\n    writing\n    other {\n      ...Person_person @unmask\n    }\n    participants {\n      userId\n      role\n      lastReadSeq\n      isInvited\n      user {\n        ...Person_person @unmask\n      }\n    }\n  }\n": typeof types.OpenConversation_ConversationFragmentDoc,
    "\n  query ChatConversation($id: ID!) {\n    conversation(id: $id) {\n      ...OpenConversation_conversation @unmask\n    }\n  }\n": typeof types.ChatConversationDocument,
    "\n  mutation StartConversation($participantIds: [ID!]!, $name: String) {\n    startConversation(participantIds: $participantIds, name: $name) {\n      id\n    }\n  }\n": typeof types.StartConversationDocument,
    "\n  mutation AcceptConversation($id: ID!) {\n    acceptConversation(id: $id) {\n      ...OpenConversation_conversation\n    }\n  }\n": typeof types.AcceptConversationDocument,
    "\n  mutation DeclineConversation($id: ID!) {\n    declineConversation(id: $id)\n  }\n": typeof types.DeclineConversationDocument,
    "\n  mutation MuteConversation($id: ID!, $duration: MuteDuration!) {\n    muteConversation(id: $id, duration: $duration) {\n      id\n      isMuted\n    }\n  }\n": typeof types.MuteConversationDocument,
    "\n  mutation UnmuteConversation($id: ID!) {\n    unmuteConversation(id: $id) {\n      id\n      isMuted\n    }\n  }\n": typeof types.UnmuteConversationDocument,
    "\n  mutation LeaveConversation($id: ID!) {\n    leaveConversation(id: $id)\n  }\n": typeof types.LeaveConversationDocument,
    "\n  mutation AddParticipants($id: ID!, $userIds: [ID!]!) {\n    addParticipants(id: $id, userIds: $userIds) {\n      ...OpenConversation_conversation\n    }\n  }\n": typeof types.AddParticipantsDocument,
    "\n  mutation RemoveParticipant($id: ID!, $userId: ID!) {\n    removeParticipant(id: $id, userId: $userId) {\n      ...OpenConversation_conversation\n    }\n  }\n": typeof types.RemoveParticipantDocument,
    "\n  mutation RenameConversation($id: ID!, $name: String!) {\n    renameConversation(id: $id, name: $name) {\n      ...OpenConversation_conversation\n    }\n  }\n": typeof types.RenameConversationDocument,
    "\n  mutation EditMessage($id: ID!, $text: String!) {\n    editMessage(id: $id, text: $text) {\n      ...ChatMessage_message @unmask\n    }\n  }\n": typeof types.EditMessageDocument,
    "\n  mutation DeleteMessage($id: ID!) {\n    deleteMessage(id: $id) {\n      ...ChatMessage_message @unmask\n    }\n  }\n": typeof types.DeleteMessageDocument,
    "\n  mutation SetReaction($messageId: ID!, $emoji: String!, $on: Boolean!) {\n    setReaction(id: $messageId, emoji: $emoji, on: $on) {\n      ...ChatMessage_message @unmask\n    }\n  }\n": typeof types.SetReactionDocument,
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
    "\n  query PostComments($postId: ID!, $after: String) {\n    post(id: $postId) {\n      id\n      commentsCount\n      commentsClosed\n      comments(first: 20, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...CommentThread_comment\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.PostCommentsDocument,
    "\n  fragment CommentMenu_post on Post {\n    id\n    group {\n      id\n      canManage\n    }\n  }\n": typeof types.CommentMenu_PostFragmentDoc,
    "\n  fragment CommentThread_comment on Comment {\n    id\n    author {\n      id\n      name\n    }\n    ...CommentItem_comment\n    replies(first: 10) {\n      edges {\n        cursor\n        node {\n          id\n          ...CommentItem_comment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.CommentThread_CommentFragmentDoc,
    "\n  mutation DeleteComment($id: ID!) {\n    deleteComment(id: $id) {\n      id\n      deleted\n      content\n      post {\n        id\n        commentsCount\n      }\n    }\n  }\n": typeof types.DeleteCommentDocument,
    "\n  fragment CommentsClosed_post on Post {\n    id\n    commentsClosed\n  }\n": typeof types.CommentsClosed_PostFragmentDoc,
    "\n  query LinkedComment($id: ID!) {\n    comment(id: $id) {\n      id\n      parentId\n      post {\n        id\n      }\n    }\n  }\n": typeof types.LinkedCommentDocument,
    "\n  query LinkedThread($id: ID!) {\n    comment(id: $id) {\n      id\n      ...CommentThread_comment\n    }\n  }\n": typeof types.LinkedThreadDocument,
    "\n  query MoreReplies($id: ID!, $after: String) {\n    comment(id: $id) {\n      id\n      replies(first: 30, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...CommentItem_comment\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.MoreRepliesDocument,
    "\n  mutation RemoveGroupComment($groupId: ID!, $id: ID!, $reason: String, $rule: String) {\n    removeGroupComment(groupId: $groupId, id: $id, reason: $reason, rule: $rule)\n  }\n": typeof types.RemoveGroupCommentDocument,
    "\n  mutation PutBackGroupComment($groupId: ID!, $id: ID!) {\n    putBackGroupComment(groupId: $groupId, id: $id)\n  }\n": typeof types.PutBackGroupCommentDocument,
    "\n  mutation UpdateComment($id: ID!, $content: String!) {\n    updateComment(id: $id, content: $content) {\n      id\n      ...CommentItem_comment\n    }\n  }\n": typeof types.UpdateCommentDocument,
    "\n  mutation AddComment($postId: ID!, $content: String!, $parentId: ID, $clientId: ID) {\n    addComment(postId: $postId, content: $content, parentId: $parentId, clientId: $clientId) {\n      id\n      ...CommentThread_comment\n      post {\n        id\n        commentsCount\n      }\n    }\n  }\n": typeof types.AddCommentDocument,
    "\n  query CommunityNotices {\n    community {\n      announcement {\n        text\n        until\n      }\n      maintenance\n    }\n  }\n": typeof types.CommunityNoticesDocument,
    "\n  subscription CommunityChanged {\n    communityChanged {\n      announcement {\n        text\n        until\n      }\n      maintenance\n    }\n  }\n": typeof types.CommunityChangedDocument,
    "\n  query CommunitySettings {\n    communitySettings {\n      name\n      contact\n      logo {\n        url\n      }\n      accentLight\n      accentDark\n      announcement\n      announcementUntil\n      auditDays\n      sightingsDays\n      maintenance\n      maintenanceMessage\n      publicIdeas\n    }\n  }\n": typeof types.CommunitySettingsDocument,
    "\n  mutation UpdateCommunitySettings($input: UpdateCommunitySettingsInput!) {\n    updateCommunitySettings(input: $input) {\n      name\n    }\n  }\n": typeof types.UpdateCommunitySettingsDocument,
    "\n  subscription EverythingAdded {\n    everythingAdded {\n      id\n      author {\n        id\n      }\n      ...PostCard_post\n    }\n  }\n": typeof types.EverythingAddedDocument,
    "\n  subscription FollowingAdded {\n    followingAdded {\n      id\n      author {\n        id\n      }\n      ...PostCard_post\n    }\n  }\n": typeof types.FollowingAddedDocument,
    "\n  query NewestPosts($scope: FeedScope!, $first: Int!) {\n    feed(first: $first, scope: $scope, order: LATEST) {\n      edges {\n        node {\n          id\n        }\n      }\n    }\n  }\n": typeof types.NewestPostsDocument,
    "\n  query GroupPosts($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      posts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...ManagedPostAbove_post\n            ...PostCard_post\n            ...LikersButton_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.GroupPostsDocument,
    "\n  query FirstSteps {\n    viewer {\n      missingProfileFields\n      sentBondRequests(first: 1) {\n        totalCount\n      }\n      user {\n        id\n        bondsCount\n        followingCount\n        posts(first: 1) {\n          edges {\n            node {\n              id\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.FirstStepsDocument,
    "\n  query FeedPage(\n    $first: Int!\n    $after: String\n    $scope: FeedScope!\n    $order: FeedOrder!\n    $fromPost: ID\n    $hasReasons: Boolean!\n  ) {\n    feed(first: $first, after: $after, scope: $scope, order: $order, fromPost: $fromPost) {\n      edges {\n        cursor\n        node {\n          id\n          ... @include(if: $hasReasons) {\n            author {\n              id\n              name\n            }\n            reason {\n              kind\n              text\n              tag\n              user {\n                id\n                name\n              }\n              group {\n                id\n                name\n              }\n            }\n          }\n          ...PostCard_post\n          ...LikersButton_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.FeedPageDocument,
    "\n  query LeadIdeas {\n    news {\n      ideas {\n        id\n        ...LeadIdea_post\n      }\n    }\n  }\n": typeof types.LeadIdeasDocument,
    "\n  fragment LeadIdea_post on Post {\n    id\n    title\n    content\n    category\n    likesCount\n    commentsCount\n    author {\n      id\n      name\n      avatar {\n        url\n        placeholder\n      }\n    }\n    media {\n      id\n      type\n      ...PostImage_media\n    }\n  }\n": typeof types.LeadIdea_PostFragmentDoc,
    "\n  query NewsOfTheDay {\n    news {\n      links {\n        url\n        host\n        membersCount\n        lastSharedAt\n        post {\n          id\n          title\n          content\n        }\n      }\n      ideas {\n        id\n        title\n        content\n        likesCount\n        commentsCount\n        author {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.NewsOfTheDayDocument,
    "\n  mutation SetFeedPlace($scope: FeedScope!, $postId: ID!) {\n    setFeedPlace(scope: $scope, postId: $postId) {\n      hasFollowing\n    }\n  }\n": typeof types.SetFeedPlaceDocument,
    "\n  mutation AskForLess($postId: ID!) {\n    askForLess(postId: $postId) {\n      id\n    }\n  }\n": typeof types.AskForLessDocument,
    "\n  mutation MuteInFeed($userId: ID, $tag: String, $groupId: ID) {\n    muteInFeed(userId: $userId, tag: $tag, groupId: $groupId) {\n      id\n    }\n  }\n": typeof types.MuteInFeedDocument,
    "\n  mutation SetFeedTagFollowed($name: String!, $followed: Boolean!) {\n    setTagFollowed(name: $name, followed: $followed) {\n      name\n      isFollowed\n    }\n  }\n": typeof types.SetFeedTagFollowedDocument,
    "\n  mutation RemoveFeedPreference($id: ID!) {\n    removeFeedPreference(id: $id)\n  }\n": typeof types.RemoveFeedPreferenceDocument,
    "\n  query FeedPreferences($first: Int!, $after: String) {\n    viewer {\n      feedPreferences(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...PreferenceRow_preference\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.FeedPreferencesDocument,
    "\n  fragment PreferenceRow_preference on FeedPreference {\n    id\n    kind\n    tag\n    until\n    user {\n      id\n      name\n    }\n    group {\n      id\n      name\n    }\n  }\n": typeof types.PreferenceRow_PreferenceFragmentDoc,
    "\n  mutation SetFeedOrder($order: FeedOrder!) {\n    setFeedOrder(order: $order) {\n      order\n    }\n  }\n": typeof types.SetFeedOrderDocument,
    "\n  query FeedMemory {\n    viewer {\n      feed {\n        hasFollowing\n        order\n        following: place(scope: FOLLOWING) {\n          postId\n          newestId\n          updatedAt\n        }\n        everything: place(scope: EVERYTHING) {\n          postId\n          newestId\n          updatedAt\n        }\n      }\n    }\n  }\n": typeof types.FeedMemoryDocument,
    "\n  fragment GroupCard_group on Group {\n    id\n    slug\n    name\n    description\n    category\n    visibility\n    membersCount\n    weekPostsCount\n    ...GroupCover_group\n    ...GroupFaces_group\n    ...JoinButton_group\n  }\n": typeof types.GroupCard_GroupFragmentDoc,
    "\n  fragment GroupCover_group on Group {\n    id\n    name\n    category\n    cover {\n      url\n    }\n  }\n": typeof types.GroupCover_GroupFragmentDoc,
    "\n  fragment GroupFaces_group on Group {\n    id\n    membersCount\n    faces {\n      id\n      name\n      avatar {\n        url\n        placeholder\n      }\n    }\n  }\n": typeof types.GroupFaces_GroupFragmentDoc,
    "\n  query GroupFigures {\n    groupStats {\n      groups\n      members\n      postsThisWeek\n      activeToday\n      categories {\n        category\n        groupsCount\n      }\n    }\n  }\n": typeof types.GroupFiguresDocument,
    "\n  mutation SetGroupLevel($groupId: ID!, $level: GroupLevel!) {\n    setGroupLevel(id: $groupId, level: $level) {\n      id\n      notifyLevel\n    }\n  }\n": typeof types.SetGroupLevelDocument,
    "\n  fragment JoinButton_group on Group {\n    id\n    name\n    slug\n    visibility\n    viewerState\n    questions\n  }\n": typeof types.JoinButton_GroupFragmentDoc,
    "\n  mutation AnswerGroupInvitation($groupId: ID!, $accept: Boolean!) {\n    answerGroupInvitation(id: $groupId, accept: $accept) {\n      id\n      isViewerInvited\n      ...GroupStanding\n    }\n  }\n": typeof types.AnswerGroupInvitationDocument,
    "\n  mutation JoinGroupByLink($code: String!) {\n    joinGroupByLink(code: $code) {\n      id\n      isViewerInvited\n      ...GroupStanding\n    }\n  }\n": typeof types.JoinGroupByLinkDocument,
    "\n  mutation JoinGroup($id: ID!, $message: String, $answers: [String!]) {\n    joinGroup(id: $id, message: $message, answers: $answers) {\n      id\n      viewerState\n      ...GroupStanding\n    }\n  }\n": typeof types.JoinGroupDocument,
    "\n  mutation LeaveGroup($id: ID!) {\n    leaveGroup(id: $id) {\n      ...GroupStanding\n    }\n  }\n": typeof types.LeaveGroupDocument,
    "\n  fragment GroupStanding on Group {\n    id\n    viewerState\n    viewerMessage\n    declinedAt\n    declineReason\n    viewerRole\n    canManage\n    canLeave\n    notifyLevel\n    membersCount\n    requestsCount\n  }\n": typeof types.GroupStandingFragmentDoc,
    "\n  fragment EditGroupDialog_group on Group {\n    id\n    slug\n    name\n    description\n    category\n    visibility\n    questions\n    approvesFirstPosts\n    cover {\n      url\n    }\n  }\n": typeof types.EditGroupDialog_GroupFragmentDoc,
    "\n  mutation CreateGroup($input: CreateGroupInput!) {\n    createGroup(input: $input) {\n      id\n      slug\n      name\n    }\n  }\n": typeof types.CreateGroupDocument,
    "\n  mutation UpdateGroup($id: ID!, $input: UpdateGroupInput!) {\n    updateGroup(id: $id, input: $input) {\n      id\n      approvesFirstPosts\n      ...GroupHead_group\n    }\n  }\n": typeof types.UpdateGroupDocument,
    "\n  query DeletedGroups {\n    deletedGroups {\n      id\n      name\n      removedAt\n    }\n  }\n": typeof types.DeletedGroupsDocument,
    "\n  mutation RestoreGroup($id: ID!) {\n    restoreGroup(id: $id) {\n      id\n    }\n  }\n": typeof types.RestoreGroupDocument,
    "\n  query FeaturedGroups {\n    featuredGroups(first: 6) {\n      id\n      ...GroupCard_group\n    }\n  }\n": typeof types.FeaturedGroupsDocument,
    "\n  query FoundGroups($query: String, $category: String, $first: Int!, $after: String) {\n    groups(query: $query, category: $category, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...GroupCard_group\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.FoundGroupsDocument,
    "\n  query MyGroups($first: Int!, $after: String) {\n    groups(mine: true, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          slug\n          name\n          category\n          visibility\n          membersCount\n          weekPostsCount\n          requestsCount\n          ...GroupFaces_group\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.MyGroupsDocument,
    "\n  mutation DeleteGroup($id: ID!, $name: String!) {\n    deleteGroup(id: $id, name: $name) {\n      id\n    }\n  }\n": typeof types.DeleteGroupDocument,
    "\n  query Group($slug: String!) {\n    group(slug: $slug) {\n      id\n      slug\n      name\n      visibility\n      viewerState\n      viewerMessage\n      questions\n      declinedAt\n      declineReason\n      isViewerInvited\n      canManage\n      requestsCount\n      approvesFirstPosts\n      waitingPostsCount\n      ...GroupHead_group\n    }\n  }\n": typeof types.GroupDocument,
    "\n  query GroupFacts($slug: String!, $first: Int!) {\n    group(slug: $slug) {\n      id\n      createdAt\n      membersCount\n      weekPostsCount\n      members(first: $first) {\n        edges {\n          cursor\n          node {\n            user {\n              id\n              ...Person_person\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.GroupFactsDocument,
    "\n  fragment GroupHead_group on Group {\n    id\n    slug\n    name\n    description\n    category\n    visibility\n    membersCount\n    viewerState\n    viewerRole\n    questions\n    canManage\n    canLeave\n    notifyLevel\n    ...EditGroupDialog_group\n    createdAt\n    weekPostsCount\n    ...GroupCover_group\n    ...GroupFaces_group\n    ...JoinButton_group\n  }\n": typeof types.GroupHead_GroupFragmentDoc,
    "\n  query GroupDeclined($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      declined(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            since\n            reason\n            user {\n              id\n              name\n              ...Person_person\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.GroupDeclinedDocument,
    "\n  query GroupInvited($slug: String!) {\n    group(slug: $slug) {\n      id\n      invited {\n        since\n        user {\n          id\n          name\n          ...Person_person\n        }\n      }\n      links {\n        id\n        expiresAt\n        usesMax\n        uses\n      }\n    }\n  }\n": typeof types.GroupInvitedDocument,
    "\n  query GroupPeople($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      viewerRole\n      members(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            role\n            user {\n              id\n              name\n              ...Person_person\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.GroupPeopleDocument,
    "\n  query GroupRequests($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      requests(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            message\n            answers {\n              question\n              answer\n            }\n            user {\n              id\n              name\n              ...Person_person\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.GroupRequestsDocument,
    "\n  query InvitablePeople($query: String!) {\n    people(query: $query, first: 8) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          ...Person_person\n        }\n      }\n    }\n  }\n": typeof types.InvitablePeopleDocument,
    "\n  mutation InviteToGroup($groupId: ID!, $userId: ID!) {\n    inviteToGroup(id: $groupId, userId: $userId) {\n      id\n    }\n  }\n": typeof types.InviteToGroupDocument,
    "\n  mutation WithdrawGroupInvitation($groupId: ID!, $userId: ID!) {\n    withdrawGroupInvitation(id: $groupId, userId: $userId) {\n      id\n    }\n  }\n": typeof types.WithdrawGroupInvitationDocument,
    "\n  mutation CreateGroupLink($groupId: ID!, $days: Int!, $uses: Int!) {\n    createGroupLink(groupId: $groupId, days: $days, uses: $uses) {\n      code\n    }\n  }\n": typeof types.CreateGroupLinkDocument,
    "\n  mutation RevokeGroupLink($groupId: ID!, $id: ID!) {\n    revokeGroupLink(groupId: $groupId, id: $id)\n  }\n": typeof types.RevokeGroupLinkDocument,
    "\n  mutation AnswerJoinRequest($groupId: ID!, $userId: ID!, $accept: Boolean!, $reason: String) {\n    answerJoinRequest(id: $groupId, userId: $userId, accept: $accept, reason: $reason) {\n      ...GroupStanding\n    }\n  }\n": typeof types.AnswerJoinRequestDocument,
    "\n  mutation SetGroupRole($groupId: ID!, $userId: ID!, $role: GroupRole!) {\n    setGroupRole(id: $groupId, userId: $userId, role: $role) {\n      ...GroupStanding\n    }\n  }\n": typeof types.SetGroupRoleDocument,
    "\n  mutation RemoveGroupMember($groupId: ID!, $userId: ID!) {\n    removeGroupMember(id: $groupId, userId: $userId) {\n      ...GroupStanding\n    }\n  }\n": typeof types.RemoveGroupMemberDocument,
    "\n  fragment InsightReport_insight on Insight {\n    id\n    prompt\n    foundCount\n    isEnough\n    confidence\n    nearestTopics\n    answer {\n      isWorded\n      sentences {\n        text\n        sources\n      }\n      sources {\n        postId\n        commentId\n        quote\n        author {\n          id\n          name\n        }\n        post {\n          id\n          title\n          content\n        }\n      }\n    }\n    people {\n      reason\n      postIds\n      user {\n        id\n        ...Person_person\n      }\n    }\n    disputed {\n      postId\n      commentId\n      quote\n      author {\n        id\n        name\n      }\n      post {\n        id\n        title\n        content\n      }\n    }\n    unanswered {\n      postId\n      commentId\n      quote\n      author {\n        id\n        name\n      }\n      post {\n        id\n        title\n        content\n      }\n    }\n    cards {\n      kind\n      title\n      isEnough\n      isWorded\n      tags\n      relatedCount\n      relatedQuery\n      confidence {\n        percent\n        met\n        coverage\n        agreement\n        recency\n      }\n      sentences {\n        text\n        postIds\n      }\n      posts(first: 5) {\n        id\n        title\n        content\n        author {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.InsightReport_InsightFragmentDoc,
    "\n  query WeekInsights {\n    weekInsights {\n      foundCount\n      isEnough\n      cards {\n        kind\n        title\n        isEnough\n        isWorded\n        tags\n        relatedCount\n        relatedQuery\n        confidence {\n          percent\n          met\n          coverage\n          agreement\n          recency\n        }\n        sentences {\n          text\n          postIds\n        }\n        posts(first: 5) {\n          id\n          title\n          content\n          author {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n": typeof types.WeekInsightsDocument,
    "\n  mutation CreateInsight($prompt: String!, $clientId: ID!) {\n    createInsight(prompt: $prompt, clientId: $clientId) {\n      id\n      ...InsightReport_insight\n    }\n  }\n": typeof types.CreateInsightDocument,
    "\n  query Insight($id: ID!) {\n    insight(id: $id) {\n      id\n      prompt\n      ...InsightReport_insight\n    }\n  }\n": typeof types.InsightDocument,
    "\n  query InsightHistory($first: Int!, $after: String) {\n    viewer {\n      insights(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            prompt\n            createdAt\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.InsightHistoryDocument,
    "\n  mutation DeleteInsight($id: ID!) {\n    deleteInsight(id: $id)\n  }\n": typeof types.DeleteInsightDocument,
    "\n  query AutoplaySetting {\n    viewer {\n      settings {\n        autoplay\n      }\n    }\n  }\n": typeof types.AutoplaySettingDocument,
    "\n  mutation SetAutoplay($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      autoplay\n    }\n  }\n": typeof types.SetAutoplayDocument,
    "\n  fragment AppealCard_appeal on ModerationAppeal {\n    id\n    state\n    words\n    createdAt\n    member {\n      user {\n        id\n        name\n      }\n      ...MemberRecord_member\n    }\n    suspendedAt\n    suspendedUntil\n    ruleTitle\n    suspensionWords\n    suspendedBy {\n      id\n      name\n    }\n    decidedBy {\n      id\n      name\n    }\n    decidedWords\n    decidedAt\n    refusal\n  }\n": typeof types.AppealCard_AppealFragmentDoc,
    "\n  query ModerationAppeals($state: AppealState!, $first: Int!, $after: String) {\n    moderationAppeals(state: $state, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          state\n          ...AppealCard_appeal\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ModerationAppealsDocument,
    "\n  mutation DecideAppeal($id: ID!, $outcome: AppealOutcome!, $words: String!) {\n    decideAppeal(id: $id, outcome: $outcome, words: $words) {\n      id\n      state\n      ...AppealCard_appeal\n    }\n  }\n": typeof types.DecideAppealDocument,
    "\n  fragment CaseDecision_act on ModerationAct {\n    id\n    outcome\n    ruleTitle\n    words\n    until\n    createdAt\n    undoneAt\n    by {\n      id\n      name\n    }\n  }\n": typeof types.CaseDecision_ActFragmentDoc,
    "\n  query CasePane($id: ID!) {\n    moderationCase(id: $id) {\n      id\n      ...CaseView_case\n    }\n  }\n": typeof types.CasePaneDocument,
    "\n  fragment CaseReports_case on ModerationCase {\n    id\n    reportsCount\n    reports {\n      id\n      ruleTitle\n      text\n      createdAt\n      reporter {\n        id\n        ...Person_person\n      }\n      reporterReports\n      reporterDecided\n      reporterUpheld\n    }\n  }\n": typeof types.CaseReports_CaseFragmentDoc,
    "\n  fragment CaseView_case on ModerationCase {\n    id\n    kind\n    subjectId\n    state\n    about\n    outcomes\n    refusal\n    reportsCount\n    firstReportedAt\n    lastReportedAt\n    rules {\n      key\n      title\n      count\n    }\n    owner {\n      ...MemberRecord_member\n    }\n    claim {\n      mine\n      until\n      by {\n        id\n        name\n      }\n    }\n    decision {\n      ...CaseDecision_act\n    }\n    ...ReportedThing_case\n    ...CaseReports_case\n  }\n": typeof types.CaseView_CaseFragmentDoc,
    "\n  fragment ReportedThing_case on ModerationCase {\n    id\n    kind\n    currentState\n    reported {\n      title\n      text\n      authorName\n      createdAt\n      filesCount\n      path\n      before {\n        authorName\n        authorUsername\n        text\n        createdAt\n      }\n    }\n    current {\n      title\n      text\n      createdAt\n      editedAt\n      media {\n        id\n        ...PostMedia_media\n      }\n    }\n  }\n": typeof types.ReportedThing_CaseFragmentDoc,
    "\n  mutation ClaimCase($id: ID!) {\n    claimReport(id: $id) {\n      ...ListedCase\n      ...CaseRow_case\n      ...CaseView_case\n    }\n  }\n": typeof types.ClaimCaseDocument,
    "\n  mutation ReleaseCase($id: ID!) {\n    releaseReport(id: $id) {\n      ...ListedCase\n      ...CaseRow_case\n    }\n  }\n": typeof types.ReleaseCaseDocument,
    "\n  mutation DecideCase($id: ID!, $outcome: ModerationOutcome!, $rule: String, $days: Int, $words: String!) {\n    decideReports(id: $id, outcome: $outcome, rule: $rule, days: $days, words: $words) {\n      act {\n        id\n      }\n      case {\n        ...ListedCase\n        ...CaseRow_case\n        ...CaseView_case\n      }\n    }\n  }\n": typeof types.DecideCaseDocument,
    "\n  fragment MemberRecord_member on ModerationMember {\n    user {\n      id\n      ...Person_person\n    }\n    role\n    joinedAt\n    postsCount\n    hasStanding\n    standingTaken\n    suspended\n    suspendedUntil\n    suspensionsCount\n    openReports\n    earlier {\n      outcome\n      count\n    }\n  }\n": typeof types.MemberRecord_MemberFragmentDoc,
    "\n  fragment ListedCase on ModerationCase {\n    id\n    kind\n    subjectId\n    state\n    rules {\n      key\n    }\n    claim {\n      mine\n    }\n  }\n": typeof types.ListedCaseFragmentDoc,
    "\n  query CaseAgain($id: ID!) {\n    moderationCase(id: $id) {\n      ...ListedCase\n      ...CaseRow_case\n      ...CaseView_case\n    }\n  }\n": typeof types.CaseAgainDocument,
    "\n  query StaffRole {\n    viewer {\n      staffRole\n    }\n  }\n": typeof types.StaffRoleDocument,
    "\n  query ModerationCounts {\n    moderationCounts {\n      cases\n      appeals\n    }\n  }\n": typeof types.ModerationCountsDocument,
    "\n  mutation UndoStaffAct($id: ID!, $why: String!) {\n    undoStaffAct(id: $id, why: $why) {\n      id\n    }\n  }\n": typeof types.UndoStaffActDocument,
    "\n  fragment LogEntry_entry on StaffLogEntry {\n    id\n    action\n    actorId\n    actor {\n      id\n      name\n    }\n    subject {\n      id\n      kind\n      name\n      handle\n      path\n      deleted\n    }\n    why\n    before\n    after\n    undoes\n    undoneBy\n    canUndo\n    createdAt\n  }\n": typeof types.LogEntry_EntryFragmentDoc,
    "\n  query StaffLog(\n    $action: String\n    $actorId: ID\n    $subjectKind: StaffSubjectKind\n    $subjectId: ID\n    $first: Int!\n    $after: String\n  ) {\n    moderationLog(\n      action: $action\n      actorId: $actorId\n      subjectKind: $subjectKind\n      subjectId: $subjectId\n      first: $first\n      after: $after\n    ) {\n      edges {\n        cursor\n        node {\n          id\n          ...LogEntry_entry\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.StaffLogDocument,
    "\n  fragment CaseRow_case on ModerationCase {\n    id\n    kind\n    about\n    reported {\n      title\n      text\n    }\n    reportsCount\n    rules {\n      key\n      title\n      count\n    }\n    firstReportedAt\n    claim {\n      mine\n      until\n      by {\n        id\n        name\n      }\n    }\n    decision {\n      id\n      outcome\n      createdAt\n    }\n  }\n": typeof types.CaseRow_CaseFragmentDoc,
    "\n  query ModerationQueue(\n    $state: ReportState!\n    $kind: ReportKind\n    $rule: String\n    $mine: Boolean!\n    $order: ModerationOrder!\n    $first: Int!\n    $after: String\n  ) {\n    moderationQueue(state: $state, kind: $kind, rule: $rule, mine: $mine, order: $order, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...ListedCase @unmask\n          ...CaseRow_case\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.ModerationQueueDocument,
    "\n  subscription ModerationQueueChanged {\n    moderationQueueChanged {\n      kind\n      subjectId\n      case {\n        ...ListedCase @unmask\n        ...CaseRow_case\n      }\n    }\n  }\n": typeof types.ModerationQueueChangedDocument,
    "\n  query SavedModerationFilters {\n    moderationFilters {\n      id\n      name\n      state\n      kind\n      rule\n      mine\n      order\n    }\n  }\n": typeof types.SavedModerationFiltersDocument,
    "\n  mutation SaveModerationFilter($input: ModerationFilterInput!) {\n    saveModerationFilter(input: $input) {\n      id\n    }\n  }\n": typeof types.SaveModerationFilterDocument,
    "\n  mutation DeleteModerationFilter($id: ID!) {\n    deleteModerationFilter(id: $id)\n  }\n": typeof types.DeleteModerationFilterDocument,
    "\n  fragment BondAnswer_user on User {\n    id\n    name\n    bondRequestId\n  }\n": typeof types.BondAnswer_UserFragmentDoc,
    "\n  fragment NotificationRow_notification on Notification {\n    id\n    type\n    who\n    what\n    excerpt\n    url\n    createdAt\n    read\n    actors {\n      id\n      name\n      isOnline\n      avatar {\n        url\n        placeholder\n      }\n      ...BondAnswer_user\n    }\n  }\n": typeof types.NotificationRow_NotificationFragmentDoc,
    "\n  subscription NotificationsMoved {\n    countersChanged {\n      notifications\n    }\n  }\n": typeof types.NotificationsMovedDocument,
    "\n  mutation MarkNotificationsSeen($upTo: DateTime) {\n    markNotificationsSeen(upTo: $upTo) {\n      notifications\n      bondRequests\n    }\n  }\n": typeof types.MarkNotificationsSeenDocument,
    "\n  mutation MarkNotificationsRead($upTo: DateTime) {\n    markNotificationsRead(upTo: $upTo)\n  }\n": typeof types.MarkNotificationsReadDocument,
    "\n  mutation SetNotificationRead($id: ID!, $read: Boolean!) {\n    setNotificationRead(id: $id, read: $read) {\n      id\n      read\n      seen\n    }\n  }\n": typeof types.SetNotificationReadDocument,
    "\n  fragment NotificationRead_notification on Notification {\n    id\n    read\n    seen\n  }\n": typeof types.NotificationRead_NotificationFragmentDoc,
    "\n  query NotificationsPage($first: Int!, $after: String, $filter: NotificationFilter!) {\n    viewer {\n      unreadNotificationsCount\n      notifications(first: $first, after: $after, filter: $filter) {\n        edges {\n          cursor\n          node {\n            id\n            read\n            seen\n            createdAt\n            ...NotificationRow_notification\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.NotificationsPageDocument,
    "\n  fragment Person_person on User {\n    id\n    name\n    username\n    isOnline\n    avatar {\n      url\n      placeholder\n    }\n  }\n": typeof types.Person_PersonFragmentDoc,
    "\n  mutation DeletePost($id: ID!) {\n    deletePost(id: $id)\n  }\n": typeof types.DeletePostDocument,
    "\n  query HiddenNote($id: ID!) {\n    post(id: $id) {\n      id\n      hiddenNote {\n        rule\n        words\n      }\n    }\n  }\n": typeof types.HiddenNoteDocument,
    "\n  fragment PostActions_post on Post {\n    id\n    commentsCount\n    ...PostLike_post\n    ...PostBookmark_post\n  }\n": typeof types.PostActions_PostFragmentDoc,
    "\n  fragment PostByline_post on Post {\n    id\n    createdAt\n    editedAt\n    visibility\n    location {\n      lat\n      lng\n    }\n    placeName\n    group {\n      id\n      slug\n      name\n    }\n    author {\n      id\n      ...Person_person\n    }\n  }\n": typeof types.PostByline_PostFragmentDoc,
    "\n  fragment PostCard_post on Post {\n    id\n    title\n    content\n    facets {\n      start\n      end\n      kind\n      value\n    }\n    tags\n    author {\n      id\n      name\n    }\n    media {\n      id\n      ...PostMedia_media\n    }\n    ...PostByline_post\n    ...PostMenus_post\n    ...PostActions_post\n  }\n": typeof types.PostCard_PostFragmentDoc,
    "\n  fragment PostMenus_post on Post {\n    id\n    url\n    title\n    content\n    canEdit\n    author {\n      id\n      name\n      username\n    }\n  }\n": typeof types.PostMenus_PostFragmentDoc,
    "\n  fragment PostBookmark_post on Post {\n    id\n    bookmarked\n    bookmarksCount\n  }\n": typeof types.PostBookmark_PostFragmentDoc,
    "\n  mutation SetBookmarked($postId: ID!, $bookmarked: Boolean!) {\n    setBookmarked(id: $postId, bookmarked: $bookmarked) {\n      ...PostBookmark_post\n    }\n  }\n": typeof types.SetBookmarkedDocument,
    "\n  fragment PostLike_post on Post {\n    id\n    liked\n    likesCount\n  }\n": typeof types.PostLike_PostFragmentDoc,
    "\n  mutation SetLiked($postId: ID!, $liked: Boolean!) {\n    setLiked(id: $postId, liked: $liked) {\n      ...PostLike_post\n    }\n  }\n": typeof types.SetLikedDocument,
    "\n  fragment ComposerDraft_draft on Draft {\n    id\n    kind\n    version\n    title\n    content\n    category\n    tags\n    location {\n      lat\n      lng\n    }\n    placeName\n    visibility\n    groupId\n    media {\n      id\n      type\n      url\n      thumbnail\n      alt\n    }\n    updatedAt\n  }\n": typeof types.ComposerDraft_DraftFragmentDoc,
    "\n  mutation SaveDraft($input: SaveDraftInput!) {\n    saveDraft(input: $input) {\n      id\n      version\n    }\n  }\n": typeof types.SaveDraftDocument,
    "\n  query ComposerDraft($id: ID!) {\n    viewer {\n      draft(id: $id) {\n        ...ComposerDraft_draft @unmask\n      }\n    }\n  }\n": typeof types.ComposerDraftDocument,
    "\n  mutation DeleteDraft($id: ID!) {\n    deleteDraft(id: $id)\n  }\n": typeof types.DeleteDraftDocument,
    "\n  query DraftList($after: String) {\n    viewer {\n      drafts(first: 10, after: $after) {\n        edges {\n          cursor\n          node {\n            ...ComposerDraft_draft @unmask\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.DraftListDocument,
    "\n  mutation DeleteListedDraft($id: ID!) {\n    deleteDraft(id: $id)\n  }\n": typeof types.DeleteListedDraftDocument,
    "\n  query PostHistory($id: ID!) {\n    post(id: $id) {\n      id\n      title\n      content\n      category\n      tags\n      createdAt\n      editedAt\n      revisions {\n        id\n        title\n        content\n        category\n        tags\n        createdAt\n      }\n    }\n  }\n": typeof types.PostHistoryDocument,
    "\n  query EditPost($id: ID!) {\n    post(id: $id) {\n      id\n      title\n      content\n      category\n      tags\n      visibility\n      location {\n        lat\n        lng\n      }\n      placeName\n      group {\n        id\n      }\n      media {\n        id\n      }\n    }\n  }\n": typeof types.EditPostDocument,
    "\n  mutation UpdatePost($id: ID!, $input: UpdatePostInput!) {\n    updatePost(id: $id, input: $input) {\n      id\n      category\n      ...PostCard_post\n    }\n  }\n": typeof types.UpdatePostDocument,
    "\n  query AudienceGroups($first: Int!, $after: String) {\n    groups(mine: true, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          visibility\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AudienceGroupsDocument,
    "\n  query MentionablePeople($query: String!) {\n    people(query: $query, first: 8) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          username\n          avatar {\n            url\n            placeholder\n          }\n        }\n      }\n    }\n  }\n": typeof types.MentionablePeopleDocument,
    "\n  query UsableTags($query: String!) {\n    tags(query: $query, first: 8) {\n      name\n      postsCount\n    }\n  }\n": typeof types.UsableTagsDocument,
    "\n  fragment MentionAuthor on User {\n    id\n    name\n    username\n    avatar {\n      url\n      placeholder\n    }\n  }\n": typeof types.MentionAuthorFragmentDoc,
    "\n  query HiddenLine($id: ID!) {\n    post(id: $id) {\n      id\n      isHiddenByViewer\n    }\n  }\n": typeof types.HiddenLineDocument,
    "\n  query HiddenPosts($first: Int!, $after: String) {\n    viewer {\n      hiddenPosts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            title\n            content\n            author {\n              id\n              name\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.HiddenPostsDocument,
    "\n  fragment LikersButton_post on Post {\n    id\n    likers(first: 2) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          avatar {\n            url\n            placeholder\n          }\n        }\n      }\n    }\n  }\n": typeof types.LikersButton_PostFragmentDoc,
    "\n  query PostLikers($id: ID!, $first: Int!, $after: String) {\n    post(id: $id) {\n      id\n      likers(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...Person_person\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.PostLikersDocument,
    "\n  fragment ManagedPostAbove_post on Post {\n    id\n    pinned\n    commentsClosed\n  }\n": typeof types.ManagedPostAbove_PostFragmentDoc,
    "\n  query ManagedPost($id: ID!) {\n    post(id: $id) {\n      id\n      pinned\n      commentsClosed\n      group {\n        id\n        canManage\n      }\n    }\n  }\n": typeof types.ManagedPostDocument,
    "\n  mutation UpdateGroupPost($groupId: ID!, $postId: ID!, $input: UpdateGroupPostInput!) {\n    updateGroupPost(groupId: $groupId, id: $postId, input: $input) {\n      id\n      pinned\n      commentsClosed\n    }\n  }\n": typeof types.UpdateGroupPostDocument,
    "\n  mutation RemoveGroupPost($groupId: ID!, $postId: ID!, $reason: String, $rule: String) {\n    removeGroupPost(groupId: $groupId, id: $postId, reason: $reason, rule: $rule)\n  }\n": typeof types.RemoveGroupPostDocument,
    "\n  mutation PutBackGroupPost($groupId: ID!, $postId: ID!) {\n    putBackGroupPost(groupId: $groupId, id: $postId)\n  }\n": typeof types.PutBackGroupPostDocument,
    "\n  fragment PostAnimation_media on Media {\n    id\n    url\n    alt\n    width\n    height\n    thumbnail\n  }\n": typeof types.PostAnimation_MediaFragmentDoc,
    "\n  fragment PostGallery_post on Post {\n    id\n    media {\n      id\n      type\n      url\n      alt\n      width\n      height\n      animated\n      thumbnail\n      sources {\n        url\n        width\n        type\n      }\n      ...PostMedia_media\n    }\n  }\n": typeof types.PostGallery_PostFragmentDoc,
    "\n  fragment PostImage_media on Media {\n    id\n    url\n    alt\n    width\n    height\n    placeholder\n    sources {\n      url\n      width\n      type\n    }\n  }\n": typeof types.PostImage_MediaFragmentDoc,
    "\n  fragment PostMedia_media on Media {\n    id\n    type\n    width\n    height\n    animated\n    thumbnail\n    ...PostImage_media\n    ...PostAnimation_media\n    ...PostVideo_media\n  }\n": typeof types.PostMedia_MediaFragmentDoc,
    "\n  fragment PostVideo_media on Media {\n    id\n    url\n    alt\n    width\n    height\n    thumbnail\n    duration\n  }\n": typeof types.PostVideo_MediaFragmentDoc,
    "\n  query FreshMedia($id: ID!) {\n    post(id: $id) {\n      id\n      media {\n        id\n        url\n        thumbnail\n        sources {\n          url\n          width\n          type\n        }\n      }\n    }\n  }\n": typeof types.FreshMediaDocument,
    "\n  fragment PostDetail_post on Post {\n    id\n    title\n    content\n    facets {\n      start\n      end\n      kind\n      value\n    }\n    tags\n    group {\n      id\n    }\n    author {\n      id\n      name\n    }\n    ...PostGallery_post\n    ...PostByline_post\n    ...PostMenus_post\n    ...PostActions_post\n  }\n": typeof types.PostDetail_PostFragmentDoc,
    "\n  subscription PostChanged($ids: [ID!]!) {\n    postChanged(ids: $ids) {\n      id\n      pinned\n      commentsClosed\n      ...PostCard_post\n    }\n  }\n": typeof types.PostChangedDocument,
    "\n  subscription PostGone($ids: [ID!]!) {\n    postGone(ids: $ids)\n  }\n": typeof types.PostGoneDocument,
    "\n  query PostAgain($id: ID!) {\n    post(id: $id) {\n      id\n      ...PostCard_post\n    }\n  }\n": typeof types.PostAgainDocument,
    "\n  query OnePost($id: ID!) {\n    post(id: $id) {\n      id\n      title\n      author {\n        id\n        name\n      }\n      media {\n        id\n        width\n        height\n      }\n      ...PostDetail_post\n      ...LikersButton_post\n    }\n  }\n": typeof types.OnePostDocument,
    "\n  mutation CreatePost($input: CreatePostInput!) {\n    createPost(input: $input) {\n      id\n      visibility\n      ...PostCard_post\n    }\n  }\n": typeof types.CreatePostDocument,
    "\n  fragment WaitingPost_post on Post {\n    id\n    title\n    content\n    facets {\n      start\n      end\n      kind\n      value\n    }\n    tags\n    author {\n      id\n      name\n    }\n    media {\n      id\n      ...PostMedia_media\n    }\n    ...PostByline_post\n  }\n": typeof types.WaitingPost_PostFragmentDoc,
    "\n  query WaitingPosts($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      waitingPosts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...WaitingPost_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.WaitingPostsDocument,
    "\n  mutation ApproveGroupPost($groupId: ID!, $postId: ID!) {\n    approveGroupPost(groupId: $groupId, id: $postId) {\n      id\n    }\n  }\n": typeof types.ApproveGroupPostDocument,
    "\n  mutation DeclineGroupPost($groupId: ID!, $postId: ID!, $reason: String) {\n    declineGroupPost(groupId: $groupId, id: $postId, reason: $reason)\n  }\n": typeof types.DeclineGroupPostDocument,
    "\n  mutation RestoreGroupPost($groupId: ID!, $postId: ID!) {\n    restoreGroupPost(groupId: $groupId, id: $postId)\n  }\n": typeof types.RestoreGroupPostDocument,
    "\n  fragment Banner_user on User {\n    id\n    banner {\n      url\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n": typeof types.Banner_UserFragmentDoc,
    "\n  query ProfileCompletion {\n    viewer {\n      profileCompletion\n      missingProfileFields\n    }\n  }\n": typeof types.ProfileCompletionDocument,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      name\n      username\n      headline\n      bio\n      location\n      website\n      avatar {\n        url\n        width\n        height\n        placeholder\n        sources {\n          url\n          width\n          type\n        }\n      }\n      banner {\n        url\n        width\n        height\n        placeholder\n        sources {\n          url\n          width\n          type\n        }\n      }\n    }\n  }\n": typeof types.UpdateProfileDocument,
    "\n  fragment ProfileFacts_user on User {\n    id\n    location\n    website\n    memberSince\n    isOnline\n    lastActiveAt\n  }\n": typeof types.ProfileFacts_UserFragmentDoc,
    "\n  fragment ProfileHeader_user on User {\n    id\n    name\n    username\n    headline\n    bio\n    isOnline\n    avatar {\n      url\n      placeholder\n    }\n    ...Banner_user\n    ...ProfileFacts_user\n  }\n": typeof types.ProfileHeader_UserFragmentDoc,
    "\n  fragment ProfilePeople_user on User {\n    id\n    bondsCount\n    mutualBondsCount\n    bonds(first: 6) {\n      edges {\n        node {\n          id\n          ...Person_person\n        }\n      }\n    }\n    mutualBonds(first: 6) {\n      edges {\n        node {\n          id\n          ...Person_person\n        }\n      }\n    }\n  }\n": typeof types.ProfilePeople_UserFragmentDoc,
    "\n  query PushDevices {\n    viewer {\n      pushKey\n      pushSubscriptions {\n        id\n        device\n        isCurrent\n        createdAt\n        lastSuccessAt\n      }\n    }\n  }\n": typeof types.PushDevicesDocument,
    "\n  mutation AddPushSubscription($input: PushSubscriptionInput!) {\n    addPushSubscription(input: $input) {\n      id\n    }\n  }\n": typeof types.AddPushSubscriptionDocument,
    "\n  mutation RemovePushSubscription($id: ID!) {\n    removePushSubscription(id: $id)\n  }\n": typeof types.RemovePushSubscriptionDocument,
    "\n  query Reach {\n    viewer {\n      reach {\n        matrix {\n          kind\n          app\n          push\n          mail\n          digest\n        }\n        digest\n        timeZone\n        doNotDisturb\n        quietFrom\n        quietTo\n        pushContent\n        mail\n      }\n    }\n  }\n": typeof types.ReachDocument,
    "\n  mutation UpdateReach($input: UpdateReachInput!) {\n    updateReach(input: $input) {\n      matrix {\n        kind\n        app\n        push\n        mail\n        digest\n      }\n      digest\n      timeZone\n      doNotDisturb\n      quietFrom\n      quietTo\n      pushContent\n      mail\n    }\n  }\n": typeof types.UpdateReachDocument,
    "\n  query Applications($first: Int!, $after: String) {\n    applications(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          username\n          email\n          answer\n          createdAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ApplicationsDocument,
    "\n  mutation ApproveApplication($id: ID!) {\n    approveApplication(id: $id) {\n      id\n    }\n  }\n": typeof types.ApproveApplicationDocument,
    "\n  mutation DeclineApplication($id: ID!, $words: String!) {\n    declineApplication(id: $id, words: $words) {\n      id\n    }\n  }\n": typeof types.DeclineApplicationDocument,
    "\n  mutation CreateInvitation($uses: Int!, $days: Int!) {\n    createInvitation(uses: $uses, days: $days) {\n      link\n    }\n  }\n": typeof types.CreateInvitationDocument,
    "\n  mutation RevokeInvitation($id: ID!) {\n    revokeInvitation(id: $id) {\n      id\n      revokedAt\n    }\n  }\n": typeof types.RevokeInvitationDocument,
    "\n  query RegistrationSettings {\n    communitySettings {\n      registration\n      question\n    }\n  }\n": typeof types.RegistrationSettingsDocument,
    "\n  mutation UpdateRegistration($input: UpdateCommunitySettingsInput!) {\n    updateCommunitySettings(input: $input) {\n      registration\n      question\n    }\n  }\n": typeof types.UpdateRegistrationDocument,
    "\n  query Invitations($first: Int!, $after: String) {\n    invitations(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          uses\n          used\n          expiresAt\n          revokedAt\n          creator {\n            id\n            name\n          }\n          members {\n            id\n            name\n            username\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.InvitationsDocument,
    "\n  query OwnReports($first: Int!, $after: String) {\n    viewer {\n      reports(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...ReportRow_report\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.OwnReportsDocument,
    "\n  fragment ReportRow_report on Report {\n    id\n    about\n    path\n    ruleTitle\n    text\n    state\n    stateText\n    outcome\n    createdAt\n    decidedAt\n  }\n": typeof types.ReportRow_ReportFragmentDoc,
    "\n  query RulesToAccept {\n    viewer {\n      rulesToAccept {\n        version\n      }\n    }\n  }\n": typeof types.RulesToAcceptDocument,
    "\n  mutation AcceptRules($version: Int!) {\n    acceptRules(version: $version) {\n      version\n    }\n  }\n": typeof types.AcceptRulesDocument,
    "\n  query Rulebook {\n    rulebook {\n      version\n      text\n      versions {\n        version\n        text\n        material\n        createdAt\n        author {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.RulebookDocument,
    "\n  mutation PublishRules($input: PublishRulesInput!) {\n    publishRules(input: $input) {\n      version\n    }\n  }\n": typeof types.PublishRulesDocument,
    "\n  query RulesToChoose {\n    rules {\n      version\n      rules {\n        key\n        title\n      }\n    }\n  }\n": typeof types.RulesToChooseDocument,
    "\n  query SearchSuggestions($query: String!) {\n    searchSuggestions(query: $query) {\n      ideas {\n        title {\n          text\n          ranges {\n            start\n            end\n          }\n        }\n        post {\n          id\n          author {\n            id\n            name\n          }\n        }\n      }\n      people {\n        title {\n          text\n          ranges {\n            start\n            end\n          }\n        }\n        user {\n          id\n          name\n          username\n          avatar {\n            url\n            placeholder\n          }\n        }\n      }\n      tags {\n        title {\n          text\n          ranges {\n            start\n            end\n          }\n        }\n        tag {\n          name\n          postsCount\n        }\n      }\n    }\n  }\n": typeof types.SearchSuggestionsDocument,
    "\n  query CategoryPosts($name: String!, $first: Int!, $after: String) {\n    category(name: $name) {\n      name\n      postsCount\n      posts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...PostCard_post\n            ...LikersButton_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.CategoryPostsDocument,
    "\n  query Explore {\n    explore {\n      countedAt\n      totals {\n        ideas\n        activeMembers\n        discussionsThisWeek\n      }\n      trendingTags(first: 10) {\n        name\n        postsCount\n        isFollowed\n        trend {\n          weekAuthors\n          usualAuthors\n          growthPercent\n          isNew\n          dailyAuthors\n        }\n      }\n      categories(first: 6) {\n        name\n        postsCount\n        weekPosts\n      }\n    }\n  }\n": typeof types.ExploreDocument,
    "\n  mutation SetTagFollowed($name: String!, $followed: Boolean!) {\n    setTagFollowed(name: $name, followed: $followed) {\n      name\n      isFollowed\n    }\n  }\n": typeof types.SetTagFollowedDocument,
    "\n  query FollowedTags {\n    viewer {\n      followedTags {\n        name\n        isFollowed\n      }\n    }\n  }\n": typeof types.FollowedTagsDocument,
    "\n  query TagPosts($name: String!, $first: Int!, $after: String) {\n    tag(name: $name) {\n      name\n      postsCount\n      isFollowed\n      posts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...PostCard_post\n            ...LikersButton_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.TagPostsDocument,
    "\n  query TrendingNow($first: Int!) {\n    explore {\n      trendingTags(first: $first) {\n        name\n        postsCount\n      }\n    }\n  }\n": typeof types.TrendingNowDocument,
    "\n  fragment FoundComment_comment on Comment {\n    id\n    createdAt\n    author {\n      id\n      ...Person_person\n    }\n  }\n": typeof types.FoundComment_CommentFragmentDoc,
    "\n  fragment FoundIdea_post on Post {\n    id\n    createdAt\n    tags\n    likesCount\n    commentsCount\n    author {\n      id\n      ...Person_person\n    }\n  }\n": typeof types.FoundIdea_PostFragmentDoc,
    "\n  query Search($query: String!, $kind: SearchKind!, $first: Int!, $after: String) {\n    search(query: $query, kind: $kind, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          kind\n          title {\n            text\n            ranges {\n              start\n              end\n            }\n          }\n          excerpt {\n            text\n            ranges {\n              start\n              end\n            }\n          }\n          post {\n            id\n            ...FoundIdea_post\n          }\n          comment {\n            id\n            ...FoundComment_comment\n          }\n          user {\n            id\n            ...FoundPersonRow_user\n          }\n          tag {\n            name\n            postsCount\n          }\n        }\n      }\n      isNear\n      hints {\n        token\n        suggestion\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.SearchDocument,
    "\n  mutation ChangePassword($current: String!, $next: String!) {\n    changePassword(current: $current, next: $next)\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation LeaveAccount($password: String!) {\n    leaveAccount(password: $password) {\n      deletesAt\n      receipt {\n        posts\n        comments\n        messages\n        files\n        bonds\n        likes\n        bookmarks\n      }\n    }\n  }\n": typeof types.LeaveAccountDocument,
    "\n  query MemberSessions {\n    viewer {\n      sessions {\n        id\n        device\n        ip\n        createdAt\n        lastUsedAt\n        isCurrent\n      }\n    }\n  }\n": typeof types.MemberSessionsDocument,
    "\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n": typeof types.RevokeSessionDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions\n  }\n": typeof types.EndOtherSessionsDocument,
    "\n  fragment MemberSettings_settings on Settings {\n    altReminder\n    keyboardShortcuts\n    showOnline\n    showVisits\n    readReceipts\n  }\n": typeof types.MemberSettings_SettingsFragmentDoc,
    "\n  query MemberSettings {\n    viewer {\n      settings {\n        altReminder\n        keyboardShortcuts\n        showOnline\n        showVisits\n        readReceipts\n      }\n    }\n  }\n": typeof types.MemberSettingsDocument,
    "\n  mutation UpdateSettings($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      ...MemberSettings_settings\n    }\n  }\n": typeof types.UpdateSettingsDocument,
    "\n  query MessagesFromSetting {\n    viewer {\n      settings {\n        messagesFrom\n      }\n    }\n  }\n": typeof types.MessagesFromSettingDocument,
    "\n  mutation SetMessagesFrom($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      messagesFrom\n    }\n  }\n": typeof types.SetMessagesFromDocument,
    "\n  query ShortcutSettings {\n    viewer {\n      settings {\n        keyboardShortcuts\n      }\n    }\n  }\n": typeof types.ShortcutSettingsDocument,
    "\n  query MemberExport {\n    viewer {\n      export {\n        id\n        state\n        progress\n        size\n        url\n        createdAt\n        expiresAt\n      }\n    }\n  }\n": typeof types.MemberExportDocument,
    "\n  mutation RequestExport($password: String!) {\n    requestExport(password: $password) {\n      id\n    }\n  }\n": typeof types.RequestExportDocument,
    "\n  query EditProfile {\n    viewer {\n      email\n      phone\n      user {\n        id\n        name\n        username\n        headline\n        bio\n        location\n        website\n        avatar {\n          url\n        }\n        banner {\n          url\n        }\n        ...Banner_user\n      }\n    }\n  }\n": typeof types.EditProfileDocument,
    "\n  query Profile($username: String!) {\n    user(username: $username) {\n      id\n      name\n      username\n      ...ProfileHeader_user\n      ...ProfilePeople_user\n      ...BondButton_user\n      ...PersonMenu_user\n    }\n  }\n": typeof types.ProfileDocument,
    "\n  query AnalyticsOwner($username: String!) {\n    user(username: $username) {\n      id\n      name\n      username\n    }\n  }\n": typeof types.AnalyticsOwnerDocument,
    "\n  query WhomToFollow($first: Int!) {\n    viewer {\n      suggestions(first: $first) {\n        reason\n        mutualBondsCount\n        sharedGroupsCount\n        sharedTags\n        user {\n          id\n          location\n          isFollowedByViewer\n          ...Person_person\n          ...FollowButton_user\n        }\n      }\n    }\n    explore {\n      trendingTags(first: $first) {\n        name\n        postsCount\n        isFollowed\n      }\n    }\n    featuredGroups(first: 3) {\n      id\n      name\n      slug\n      category\n      visibility\n      membersCount\n      viewerState\n      ...JoinButton_group\n    }\n  }\n": typeof types.WhomToFollowDocument,
};
const documents: Documents = {
    "\n  mutation Ping {\n    ping\n  }\n": types.PingDocument,
    "\n  subscription RelationChanged {\n    relationChanged {\n      id\n      bondState\n      bondRequestId\n      isFollowedByViewer\n      bondsCount\n      followersCount\n      followingCount\n    }\n  }\n": types.RelationChangedDocument,
    "\n  subscription MembershipChanged {\n    membershipChanged {\n      ...GroupStanding\n    }\n  }\n": types.MembershipChangedDocument,
    "\n  query RailLists {\n    groups(mine: true, first: 20) {\n      edges {\n        cursor\n        node {\n          id\n          slug\n          name\n          category\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    viewer {\n      followedTags {\n        name\n        isFollowed\n      }\n    }\n  }\n": types.RailListsDocument,
    "\n  query PostAuthor($id: ID!, $first: Int!) {\n    post(id: $id) {\n      id\n      author {\n        id\n        name\n        username\n        bio\n        ...Person_person\n        ...BondButton_user\n        posts(first: $first) {\n          edges {\n            node {\n              id\n              title\n              content\n              createdAt\n            }\n          }\n        }\n      }\n    }\n  }\n": types.PostAuthorDocument,
    "\n  fragment MemberComment_comment on Comment {\n    id\n    content\n    facets {\n      start\n      end\n      kind\n      value\n    }\n    createdAt\n    likesCount\n    parentId\n    post {\n      id\n      title\n      content\n      author {\n        id\n        name\n      }\n    }\n  }\n": types.MemberComment_CommentFragmentDoc,
    "\n  query MemberComments($username: String!, $first: Int!, $after: String) {\n    user(username: $username) {\n      id\n      comments(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...MemberComment_comment\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.MemberCommentsDocument,
    "\n  fragment MemberImage_post on Post {\n    id\n    title\n    media {\n      id\n      type\n      url\n      thumbnail\n      alt\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n": types.MemberImage_PostFragmentDoc,
    "\n  query MemberImages($username: String!, $first: Int!, $after: String) {\n    user(username: $username) {\n      id\n      images(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...MemberImage_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.MemberImagesDocument,
    "\n  query MemberPosts($username: String!, $first: Int!) {\n    user(username: $username) {\n      id\n      posts(first: $first) {\n        edges {\n          cursor\n          node {\n            id\n            ...PostCard_post\n            ...LikersButton_post\n          }\n        }\n        totalCount\n      }\n    }\n  }\n": types.MemberPostsDocument,
    "\n  query AllPosts($username: String!, $first: Int!, $after: String) {\n    user(username: $username) {\n      id\n      name\n      username\n    }\n    feed(first: $first, after: $after, filter: { username: $username }) {\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n          ...LikersButton_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.AllPostsDocument,
    "\n  fragment MemberRow_member on AdminMember {\n    id\n    user {\n      id\n      ...Person_person\n    }\n    email\n    emailVerifiedAt\n    emailRefusedAt\n    role\n    createdAt\n    lastActiveAt\n    suspended\n    suspendedUntil\n    leavesAt\n  }\n": types.MemberRow_MemberFragmentDoc,
    "\n  mutation SetMemberRole($userId: ID!, $role: MemberRole!, $why: String!) {\n    setMemberRole(id: $userId, role: $role, why: $why) {\n      id\n    }\n  }\n": types.SetMemberRoleDocument,
    "\n  mutation SuspendMember($id: ID!, $rule: String!, $days: Int, $words: String!) {\n    moderate(kind: MEMBER, id: $id, outcome: SUSPEND, rule: $rule, days: $days, words: $words) {\n      act {\n        id\n      }\n    }\n  }\n": types.SuspendMemberDocument,
    "\n  mutation EndMemberSessions($userId: ID!, $sessionId: ID, $why: String!) {\n    endMemberSessions(id: $userId, sessionId: $sessionId, why: $why)\n  }\n": types.EndMemberSessionsDocument,
    "\n  mutation MailMember($userId: ID!, $mail: AdminMail!) {\n    mailMember(id: $userId, mail: $mail) {\n      id\n    }\n  }\n": types.MailMemberDocument,
    "\n  query AdminMemberDetail($username: String!) {\n    adminMember(username: $username) {\n      member {\n        id\n        user {\n          id\n          name\n          username\n        }\n        email\n        emailVerifiedAt\n        emailRefusedAt\n        role\n        lastActiveAt\n        suspended\n        suspendedUntil\n        leavesAt\n      }\n      record {\n        user {\n          id\n        }\n        ...MemberRecord_member\n      }\n      invitedBy {\n        id\n        name\n        username\n      }\n      suspendedBy\n      sessions {\n        id\n        device\n        ip\n        createdAt\n        lastUsedAt\n        isCurrent\n      }\n    }\n  }\n": types.AdminMemberDetailDocument,
    "\n  query AdminMembers($query: String!, $role: MemberRole, $state: AdminMemberState, $first: Int!, $after: String) {\n    adminMembers(query: $query, role: $role, state: $state, first: $first, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...MemberRow_member\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AdminMembersDocument,
    "\n  query AdminFigures {\n    adminFigures {\n      members\n      activeMembers\n      activeCountedAt\n      posts\n      openReports\n      openCases\n      openAppeals\n      mediaBytes\n      files\n      databaseBytes\n      waitingMails\n      waitingJobs\n      failedMails\n      failedJobs\n      measuredAt\n    }\n  }\n": types.AdminFiguresDocument,
    "\n  query AnalyticsAudience($range: AnalyticsRange!) {\n    viewer {\n      analytics(range: $range) {\n        range\n        topPosts {\n          impressions\n          viewers\n          post {\n            id\n            title\n            content\n          }\n        }\n        sources {\n          source\n          count\n          percent\n        }\n        visitors {\n          count\n          unnamed\n          people {\n            lastAt\n            visits\n            user {\n              id\n              ...Person_person\n            }\n          }\n        }\n      }\n    }\n  }\n": types.AnalyticsAudienceDocument,
    "\n  query AnalyticsInDetail($range: AnalyticsRange!) {\n    viewer {\n      analytics(range: $range) {\n        range\n        figures {\n          metric\n          count\n          previousCount\n          changePercent\n          series {\n            day\n            count\n          }\n          wholeDays {\n            day\n            count\n          }\n        }\n      }\n    }\n  }\n": types.AnalyticsInDetailDocument,
    "\n  query AnalyticsInShort($range: AnalyticsRange!) {\n    viewer {\n      analytics(range: $range) {\n        range\n        figures {\n          metric\n          count\n          changePercent\n          progress\n        }\n      }\n    }\n  }\n": types.AnalyticsInShortDocument,
    "\n  query SignedInViewer {\n    viewer {\n      email\n      emailVerified\n      settings {\n        keyboardShortcuts\n      }\n      user {\n        id\n        name\n        username\n        location\n        memberSince\n        avatar {\n          url\n          placeholder\n        }\n        banner {\n          url\n          width\n          height\n          placeholder\n        }\n      }\n    }\n  }\n": types.SignedInViewerDocument,
    "\n  fragment ConnectionCard_user on User {\n    id\n    name\n    headline\n    bio\n    bondState\n    ...Person_person\n    ...FollowButton_user\n  }\n": types.ConnectionCard_UserFragmentDoc,
    "\n  query Connections($tab: ConnectionTab!, $query: String, $first: Int!, $after: String) {\n    viewer {\n      connections(tab: $tab, query: $query, first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...ConnectionCard_user\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": types.ConnectionsDocument,
    "\n  fragment SuggestedCard_suggestion on PersonSuggestion {\n    reason\n    mutualBondsCount\n    sharedGroupsCount\n    sharedTags\n    user {\n      id\n      name\n      location\n      ...ConnectionCard_user\n    }\n  }\n": types.SuggestedCard_SuggestionFragmentDoc,
    "\n  query SuggestedConnections($first: Int!) {\n    viewer {\n      suggestions(first: $first) {\n        user {\n          id\n        }\n        ...SuggestedCard_suggestion\n      }\n    }\n  }\n": types.SuggestedConnectionsDocument,
    "\n  query ConnectionCounts {\n    viewer {\n      following: connections(tab: FOLLOWING, first: 1) {\n        totalCount\n      }\n      followers: connections(tab: FOLLOWERS, first: 1) {\n        totalCount\n      }\n      mutual: connections(tab: MUTUAL, first: 1) {\n        totalCount\n      }\n    }\n  }\n": types.ConnectionCountsDocument,
    "\n  mutation SendBondRequest($userId: ID!) {\n    sendBondRequest(id: $userId) {\n      id\n      bondState\n      ...BondTies_user\n    }\n  }\n": types.SendBondRequestDocument,
    "\n  mutation WithdrawBondRequest($userId: ID!) {\n    withdrawBondRequest(id: $userId) {\n      id\n      ...BondTies_user\n    }\n  }\n": types.WithdrawBondRequestDocument,
    "\n  mutation AcceptBondRequest($id: ID!) {\n    acceptBondRequest(id: $id) {\n      id\n      ...BondTies_user\n    }\n  }\n": types.AcceptBondRequestDocument,
    "\n  mutation RejectBondRequest($id: ID!) {\n    rejectBondRequest(id: $id)\n  }\n": types.RejectBondRequestDocument,
    "\n  mutation RemoveBond($userId: ID!) {\n    removeBond(id: $userId) {\n      id\n      ...BondTies_user\n    }\n  }\n": types.RemoveBondDocument,
    "\n  fragment BondTies_user on User {\n    id\n    bondState\n    bondRequestId\n    bondsCount\n    mutualBondsCount\n    isFollowedByViewer\n    followersCount\n    followingCount\n  }\n": types.BondTies_UserFragmentDoc,
    "\n  query ViewerCounters {\n    viewer {\n      counters {\n        bondRequests\n        notifications\n        messages\n      }\n    }\n  }\n": types.ViewerCountersDocument,
    "\n  subscription CountersChanged {\n    countersChanged {\n      bondRequests\n      notifications\n      messages\n    }\n  }\n": types.CountersChangedDocument,
    "\n  mutation DismissSuggestion($userId: ID!) {\n    dismissSuggestion(id: $userId)\n  }\n": types.DismissSuggestionDocument,
    "\n  mutation Follow($userId: ID!) {\n    follow(id: $userId) {\n      id\n      isFollowedByViewer\n      followersCount\n    }\n  }\n": types.FollowDocument,
    "\n  mutation Unfollow($userId: ID!) {\n    unfollow(id: $userId) {\n      id\n      isFollowedByViewer\n      followersCount\n    }\n  }\n": types.UnfollowDocument,
    "\n  mutation Block($userId: ID!) {\n    block(id: $userId) {\n      id\n      isBlockedByViewer\n      ...BondTies_user\n    }\n  }\n": types.BlockDocument,
    "\n  mutation Unblock($userId: ID!) {\n    unblock(id: $userId) {\n      id\n      isBlockedByViewer\n      ...BondTies_user\n    }\n  }\n": types.UnblockDocument,
    "\n  mutation Mute($userId: ID!, $duration: MuteDuration!) {\n    mute(id: $userId, duration: $duration) {\n      id\n      isMutedByViewer\n      mutedUntil\n    }\n  }\n": types.MuteDocument,
    "\n  mutation Unmute($userId: ID!) {\n    unmute(id: $userId) {\n      id\n      isMutedByViewer\n      mutedUntil\n    }\n  }\n": types.UnmuteDocument,
    "\n  query FoundPeople($query: String, $suggested: Boolean!, $first: Int!, $after: String) {\n    people(query: $query, suggested: $suggested, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...FoundPersonRow_user\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.FoundPeopleDocument,
    "\n  fragment FoundPersonRow_user on User {\n    id\n    headline\n    bio\n    location\n    ...Person_person\n    ...BondButton_user\n  }\n": types.FoundPersonRow_UserFragmentDoc,
    "\n  query PeopleToKnow($first: Int!) {\n    viewer {\n      suggestions(first: $first) {\n        user {\n          id\n        }\n        ...PersonToKnow_suggestion\n      }\n    }\n  }\n": types.PeopleToKnowDocument,
    "\n  fragment PersonToKnow_suggestion on PersonSuggestion {\n    reason\n    mutualBondsCount\n    sharedGroupsCount\n    sharedTags\n    user {\n      id\n      location\n      ...Person_person\n      ...BondButton_user\n    }\n  }\n": types.PersonToKnow_SuggestionFragmentDoc,
    "\n  fragment SuggestionRow_suggestion on PersonSuggestion {\n    reason\n    mutualBondsCount\n    sharedGroupsCount\n    sharedTags\n    user {\n      id\n      name\n      location\n      ...Person_person\n      ...BondButton_user\n    }\n  }\n": types.SuggestionRow_SuggestionFragmentDoc,
    "\n  query Suggestions($first: Int!) {\n    viewer {\n      suggestions(first: $first) {\n        user {\n          id\n        }\n        ...SuggestionRow_suggestion\n      }\n    }\n  }\n": types.SuggestionsDocument,
    "\n  fragment FriendRow_user on User {\n    id\n    name\n    username\n    headline\n    bio\n    location\n    ...Person_person\n  }\n": types.FriendRow_UserFragmentDoc,
    "\n  query Friends($first: Int!, $after: String) {\n    viewer {\n      bonds(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...FriendRow_user\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": types.FriendsDocument,
    "\n  mutation HidePost($postId: ID!) {\n    hidePost(id: $postId) {\n      id\n      isHiddenByViewer\n    }\n  }\n": types.HidePostDocument,
    "\n  mutation ShowPost($postId: ID!) {\n    showPost(id: $postId) {\n      id\n      isHiddenByViewer\n    }\n  }\n": types.ShowPostDocument,
    "\n  mutation ReportThing($input: ReportInput!) {\n    report(input: $input) {\n      id\n    }\n  }\n": types.ReportThingDocument,
    "\n  fragment BondRequestRow_request on BondRequest {\n    id\n    mutualBondsCount\n    requestedAt\n    from {\n      id\n      name\n      ...Person_person\n    }\n  }\n": types.BondRequestRow_RequestFragmentDoc,
    "\n  query BondRequests($first: Int!, $after: String) {\n    viewer {\n      bondRequests(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...BondRequestRow_request\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": types.BondRequestsDocument,
    "\n  fragment SentRequestRow_request on BondRequest {\n    id\n    requestedAt\n    to {\n      id\n      name\n      ...Person_person\n    }\n  }\n": types.SentRequestRow_RequestFragmentDoc,
    "\n  query SentRequests($first: Int!, $after: String) {\n    viewer {\n      sentBondRequests(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...SentRequestRow_request\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": types.SentRequestsDocument,
    "\n  query BlockedPeople($first: Int!, $after: String) {\n    viewer {\n      blocked(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...ReleaseRow_user\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": types.BlockedPeopleDocument,
    "\n  query MutedPeople {\n    viewer {\n      muted {\n        until\n        user {\n          id\n          ...ReleaseRow_user\n        }\n      }\n    }\n  }\n": types.MutedPeopleDocument,
    "\n  fragment ReleaseRow_user on User {\n    id\n    name\n    ...Person_person\n  }\n": types.ReleaseRow_UserFragmentDoc,
    "\n  fragment BondButton_user on User {\n    id\n    name\n    bondState\n    bondRequestId\n  }\n": types.BondButton_UserFragmentDoc,
    "\n  fragment FollowButton_user on User {\n    id\n    name\n    isFollowedByViewer\n  }\n": types.FollowButton_UserFragmentDoc,
    "\n  query PostMute($id: ID!) {\n    post(id: $id) {\n      id\n      isMutedByViewer\n    }\n  }\n": types.PostMuteDocument,
    "\n  mutation SetPostMuted($postId: ID!, $muted: Boolean!) {\n    setPostMuted(id: $postId, muted: $muted) {\n      id\n      isMutedByViewer\n    }\n  }\n": types.SetPostMutedDocument,
    "\n  fragment PersonMenu_user on User {\n    id\n    name\n    username\n  }\n": types.PersonMenu_UserFragmentDoc,
    "\n  query PersonTies($username: String!) {\n    user(username: $username) {\n      id\n      bondState\n      isFollowedByViewer\n      isMutedByViewer\n      mutedUntil\n      isBlockedByViewer\n    }\n  }\n": types.PersonTiesDocument,
    "\n  query BlockedNames($first: Int!) {\n    viewer {\n      blocked(first: $first) {\n        edges {\n          node {\n            id\n            name\n            username\n          }\n        }\n      }\n    }\n  }\n": types.BlockedNamesDocument,
    "\n  mutation UpdateBookmark($input: UpdateBookmarkInput!) {\n    updateBookmark(input: $input) {\n      postId\n      note\n      folders {\n        id\n        name\n      }\n    }\n  }\n": types.UpdateBookmarkDocument,
    "\n  mutation RemoveBookmark($postId: ID!) {\n    removeBookmark(id: $postId)\n  }\n": types.RemoveBookmarkDocument,
    "\n  query BookmarksPage(\n    $first: Int!\n    $after: String\n    $query: String\n    $tags: [String!]\n    $folderId: ID\n    $order: SortOrder!\n  ) {\n    viewer {\n      bookmarks(first: $first, after: $after, query: $query, tags: $tags, folderId: $folderId, order: $order) {\n        edges {\n          cursor\n          postId\n          note\n          savedAt\n          folders {\n            id\n            name\n          }\n          node {\n            id\n            bookmarked\n            tags\n            ...PostCard_post\n            ...LikersButton_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n        tags {\n          name\n          count\n        }\n      }\n    }\n  }\n": types.BookmarksPageDocument,
    "\n  query BookmarkFolders {\n    viewer {\n      bookmarkFolders {\n        id\n        name\n        bookmarksCount\n      }\n    }\n  }\n": types.BookmarkFoldersDocument,
    "\n  mutation CreateBookmarkFolder($name: String!) {\n    createBookmarkFolder(name: $name) {\n      id\n      name\n      bookmarksCount\n    }\n  }\n": types.CreateBookmarkFolderDocument,
    "\n  mutation RenameBookmarkFolder($id: ID!, $name: String!) {\n    renameBookmarkFolder(id: $id, name: $name) {\n      id\n      name\n    }\n  }\n": types.RenameBookmarkFolderDocument,
    "\n  mutation DeleteBookmarkFolder($id: ID!) {\n    deleteBookmarkFolder(id: $id)\n  }\n": types.DeleteBookmarkFolderDocument,
    "\n  mutation SetTyping($conversationId: ID!, $isTyping: Boolean!) {\n    setTyping(id: $conversationId, isTyping: $isTyping)\n  }\n": types.SetTypingDocument,
    "\n  fragment ChatCounts_conversation on Conversation {\n    id\n    lastSeq\n    lastReadSeq\n    unreadCount\n  }\n": types.ChatCounts_ConversationFragmentDoc,
    "\n  fragment ChatNewsMessage_message on Message {\n    id\n    conversationId\n    seq\n    type\n    text\n    clientId\n    replyToId\n    sentAt\n    editedAt\n    deleted\n    hidden\n    sender {\n      id\n      name\n      username\n      avatar {\n        url\n        placeholder\n      }\n    }\n    media {\n      id\n      url\n      alt\n      width\n      height\n      placeholder\n      animated\n      thumbnail\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n": types.ChatNewsMessage_MessageFragmentDoc,
    "\n  fragment ChatMessage_message on Message {\n    ...ChatNewsMessage_message @unmask\n    reactions {\n      emoji\n      count\n      reactedByViewer\n    }\n    replyTo {\n      id\n      seq\n      type\n      text\n      deleted\n      hidden\n      sender {\n        id\n        name\n      }\n    }\n  }\n": types.ChatMessage_MessageFragmentDoc,
    "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      ...ChatMessage_message @unmask\n    }\n  }\n": types.SendMessageDocument,
    "\n  subscription ChatNews {\n    messageEvents {\n      kind\n      conversationId\n      readerId\n      lastReadSeq\n      message {\n        ...ChatNewsMessage_message @unmask\n      }\n    }\n  }\n": types.ChatNewsDocument,
    "\n  fragment OpenConversation_conversation on Conversation {\n    id\n    kind\n    name\n    title\n    viewerState\n    viewerRole\n    lastSeq\n    lastReadSeq\n    unreadCount\n    isMuted\n    writing\n    other {\n      ...Person_person @unmask\n    }\n    participants {\n      userId\n      role\n      lastReadSeq\n      isInvited\n      user {\n        ...Person_person @unmask\n      }\n    }\n  }\n": types.OpenConversation_ConversationFragmentDoc,
    "\n  query ChatConversation($id: ID!) {\n    conversation(id: $id) {\n      ...OpenConversation_conversation @unmask\n    }\n  }\n": types.ChatConversationDocument,
    "\n  mutation StartConversation($participantIds: [ID!]!, $name: String) {\n    startConversation(participantIds: $participantIds, name: $name) {\n      id\n    }\n  }\n": types.StartConversationDocument,
    "\n  mutation AcceptConversation($id: ID!) {\n    acceptConversation(id: $id) {\n      ...OpenConversation_conversation\n    }\n  }\n": types.AcceptConversationDocument,
    "\n  mutation DeclineConversation($id: ID!) {\n    declineConversation(id: $id)\n  }\n": types.DeclineConversationDocument,
    "\n  mutation MuteConversation($id: ID!, $duration: MuteDuration!) {\n    muteConversation(id: $id, duration: $duration) {\n      id\n      isMuted\n    }\n  }\n": types.MuteConversationDocument,
    "\n  mutation UnmuteConversation($id: ID!) {\n    unmuteConversation(id: $id) {\n      id\n      isMuted\n    }\n  }\n": types.UnmuteConversationDocument,
    "\n  mutation LeaveConversation($id: ID!) {\n    leaveConversation(id: $id)\n  }\n": types.LeaveConversationDocument,
    "\n  mutation AddParticipants($id: ID!, $userIds: [ID!]!) {\n    addParticipants(id: $id, userIds: $userIds) {\n      ...OpenConversation_conversation\n    }\n  }\n": types.AddParticipantsDocument,
    "\n  mutation RemoveParticipant($id: ID!, $userId: ID!) {\n    removeParticipant(id: $id, userId: $userId) {\n      ...OpenConversation_conversation\n    }\n  }\n": types.RemoveParticipantDocument,
    "\n  mutation RenameConversation($id: ID!, $name: String!) {\n    renameConversation(id: $id, name: $name) {\n      ...OpenConversation_conversation\n    }\n  }\n": types.RenameConversationDocument,
    "\n  mutation EditMessage($id: ID!, $text: String!) {\n    editMessage(id: $id, text: $text) {\n      ...ChatMessage_message @unmask\n    }\n  }\n": types.EditMessageDocument,
    "\n  mutation DeleteMessage($id: ID!) {\n    deleteMessage(id: $id) {\n      ...ChatMessage_message @unmask\n    }\n  }\n": types.DeleteMessageDocument,
    "\n  mutation SetReaction($messageId: ID!, $emoji: String!, $on: Boolean!) {\n    setReaction(id: $messageId, emoji: $emoji, on: $on) {\n      ...ChatMessage_message @unmask\n    }\n  }\n": types.SetReactionDocument,
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
    "\n  query PostComments($postId: ID!, $after: String) {\n    post(id: $postId) {\n      id\n      commentsCount\n      commentsClosed\n      comments(first: 20, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...CommentThread_comment\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": types.PostCommentsDocument,
    "\n  fragment CommentMenu_post on Post {\n    id\n    group {\n      id\n      canManage\n    }\n  }\n": types.CommentMenu_PostFragmentDoc,
    "\n  fragment CommentThread_comment on Comment {\n    id\n    author {\n      id\n      name\n    }\n    ...CommentItem_comment\n    replies(first: 10) {\n      edges {\n        cursor\n        node {\n          id\n          ...CommentItem_comment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.CommentThread_CommentFragmentDoc,
    "\n  mutation DeleteComment($id: ID!) {\n    deleteComment(id: $id) {\n      id\n      deleted\n      content\n      post {\n        id\n        commentsCount\n      }\n    }\n  }\n": types.DeleteCommentDocument,
    "\n  fragment CommentsClosed_post on Post {\n    id\n    commentsClosed\n  }\n": types.CommentsClosed_PostFragmentDoc,
    "\n  query LinkedComment($id: ID!) {\n    comment(id: $id) {\n      id\n      parentId\n      post {\n        id\n      }\n    }\n  }\n": types.LinkedCommentDocument,
    "\n  query LinkedThread($id: ID!) {\n    comment(id: $id) {\n      id\n      ...CommentThread_comment\n    }\n  }\n": types.LinkedThreadDocument,
    "\n  query MoreReplies($id: ID!, $after: String) {\n    comment(id: $id) {\n      id\n      replies(first: 30, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...CommentItem_comment\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": types.MoreRepliesDocument,
    "\n  mutation RemoveGroupComment($groupId: ID!, $id: ID!, $reason: String, $rule: String) {\n    removeGroupComment(groupId: $groupId, id: $id, reason: $reason, rule: $rule)\n  }\n": types.RemoveGroupCommentDocument,
    "\n  mutation PutBackGroupComment($groupId: ID!, $id: ID!) {\n    putBackGroupComment(groupId: $groupId, id: $id)\n  }\n": types.PutBackGroupCommentDocument,
    "\n  mutation UpdateComment($id: ID!, $content: String!) {\n    updateComment(id: $id, content: $content) {\n      id\n      ...CommentItem_comment\n    }\n  }\n": types.UpdateCommentDocument,
    "\n  mutation AddComment($postId: ID!, $content: String!, $parentId: ID, $clientId: ID) {\n    addComment(postId: $postId, content: $content, parentId: $parentId, clientId: $clientId) {\n      id\n      ...CommentThread_comment\n      post {\n        id\n        commentsCount\n      }\n    }\n  }\n": types.AddCommentDocument,
    "\n  query CommunityNotices {\n    community {\n      announcement {\n        text\n        until\n      }\n      maintenance\n    }\n  }\n": types.CommunityNoticesDocument,
    "\n  subscription CommunityChanged {\n    communityChanged {\n      announcement {\n        text\n        until\n      }\n      maintenance\n    }\n  }\n": types.CommunityChangedDocument,
    "\n  query CommunitySettings {\n    communitySettings {\n      name\n      contact\n      logo {\n        url\n      }\n      accentLight\n      accentDark\n      announcement\n      announcementUntil\n      auditDays\n      sightingsDays\n      maintenance\n      maintenanceMessage\n      publicIdeas\n    }\n  }\n": types.CommunitySettingsDocument,
    "\n  mutation UpdateCommunitySettings($input: UpdateCommunitySettingsInput!) {\n    updateCommunitySettings(input: $input) {\n      name\n    }\n  }\n": types.UpdateCommunitySettingsDocument,
    "\n  subscription EverythingAdded {\n    everythingAdded {\n      id\n      author {\n        id\n      }\n      ...PostCard_post\n    }\n  }\n": types.EverythingAddedDocument,
    "\n  subscription FollowingAdded {\n    followingAdded {\n      id\n      author {\n        id\n      }\n      ...PostCard_post\n    }\n  }\n": types.FollowingAddedDocument,
    "\n  query NewestPosts($scope: FeedScope!, $first: Int!) {\n    feed(first: $first, scope: $scope, order: LATEST) {\n      edges {\n        node {\n          id\n        }\n      }\n    }\n  }\n": types.NewestPostsDocument,
    "\n  query GroupPosts($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      posts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...ManagedPostAbove_post\n            ...PostCard_post\n            ...LikersButton_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": types.GroupPostsDocument,
    "\n  query FirstSteps {\n    viewer {\n      missingProfileFields\n      sentBondRequests(first: 1) {\n        totalCount\n      }\n      user {\n        id\n        bondsCount\n        followingCount\n        posts(first: 1) {\n          edges {\n            node {\n              id\n            }\n          }\n        }\n      }\n    }\n  }\n": types.FirstStepsDocument,
    "\n  query FeedPage(\n    $first: Int!\n    $after: String\n    $scope: FeedScope!\n    $order: FeedOrder!\n    $fromPost: ID\n    $hasReasons: Boolean!\n  ) {\n    feed(first: $first, after: $after, scope: $scope, order: $order, fromPost: $fromPost) {\n      edges {\n        cursor\n        node {\n          id\n          ... @include(if: $hasReasons) {\n            author {\n              id\n              name\n            }\n            reason {\n              kind\n              text\n              tag\n              user {\n                id\n                name\n              }\n              group {\n                id\n                name\n              }\n            }\n          }\n          ...PostCard_post\n          ...LikersButton_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.FeedPageDocument,
    "\n  query LeadIdeas {\n    news {\n      ideas {\n        id\n        ...LeadIdea_post\n      }\n    }\n  }\n": types.LeadIdeasDocument,
    "\n  fragment LeadIdea_post on Post {\n    id\n    title\n    content\n    category\n    likesCount\n    commentsCount\n    author {\n      id\n      name\n      avatar {\n        url\n        placeholder\n      }\n    }\n    media {\n      id\n      type\n      ...PostImage_media\n    }\n  }\n": types.LeadIdea_PostFragmentDoc,
    "\n  query NewsOfTheDay {\n    news {\n      links {\n        url\n        host\n        membersCount\n        lastSharedAt\n        post {\n          id\n          title\n          content\n        }\n      }\n      ideas {\n        id\n        title\n        content\n        likesCount\n        commentsCount\n        author {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.NewsOfTheDayDocument,
    "\n  mutation SetFeedPlace($scope: FeedScope!, $postId: ID!) {\n    setFeedPlace(scope: $scope, postId: $postId) {\n      hasFollowing\n    }\n  }\n": types.SetFeedPlaceDocument,
    "\n  mutation AskForLess($postId: ID!) {\n    askForLess(postId: $postId) {\n      id\n    }\n  }\n": types.AskForLessDocument,
    "\n  mutation MuteInFeed($userId: ID, $tag: String, $groupId: ID) {\n    muteInFeed(userId: $userId, tag: $tag, groupId: $groupId) {\n      id\n    }\n  }\n": types.MuteInFeedDocument,
    "\n  mutation SetFeedTagFollowed($name: String!, $followed: Boolean!) {\n    setTagFollowed(name: $name, followed: $followed) {\n      name\n      isFollowed\n    }\n  }\n": types.SetFeedTagFollowedDocument,
    "\n  mutation RemoveFeedPreference($id: ID!) {\n    removeFeedPreference(id: $id)\n  }\n": types.RemoveFeedPreferenceDocument,
    "\n  query FeedPreferences($first: Int!, $after: String) {\n    viewer {\n      feedPreferences(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...PreferenceRow_preference\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.FeedPreferencesDocument,
    "\n  fragment PreferenceRow_preference on FeedPreference {\n    id\n    kind\n    tag\n    until\n    user {\n      id\n      name\n    }\n    group {\n      id\n      name\n    }\n  }\n": types.PreferenceRow_PreferenceFragmentDoc,
    "\n  mutation SetFeedOrder($order: FeedOrder!) {\n    setFeedOrder(order: $order) {\n      order\n    }\n  }\n": types.SetFeedOrderDocument,
    "\n  query FeedMemory {\n    viewer {\n      feed {\n        hasFollowing\n        order\n        following: place(scope: FOLLOWING) {\n          postId\n          newestId\n          updatedAt\n        }\n        everything: place(scope: EVERYTHING) {\n          postId\n          newestId\n          updatedAt\n        }\n      }\n    }\n  }\n": types.FeedMemoryDocument,
    "\n  fragment GroupCard_group on Group {\n    id\n    slug\n    name\n    description\n    category\n    visibility\n    membersCount\n    weekPostsCount\n    ...GroupCover_group\n    ...GroupFaces_group\n    ...JoinButton_group\n  }\n": types.GroupCard_GroupFragmentDoc,
    "\n  fragment GroupCover_group on Group {\n    id\n    name\n    category\n    cover {\n      url\n    }\n  }\n": types.GroupCover_GroupFragmentDoc,
    "\n  fragment GroupFaces_group on Group {\n    id\n    membersCount\n    faces {\n      id\n      name\n      avatar {\n        url\n        placeholder\n      }\n    }\n  }\n": types.GroupFaces_GroupFragmentDoc,
    "\n  query GroupFigures {\n    groupStats {\n      groups\n      members\n      postsThisWeek\n      activeToday\n      categories {\n        category\n        groupsCount\n      }\n    }\n  }\n": types.GroupFiguresDocument,
    "\n  mutation SetGroupLevel($groupId: ID!, $level: GroupLevel!) {\n    setGroupLevel(id: $groupId, level: $level) {\n      id\n      notifyLevel\n    }\n  }\n": types.SetGroupLevelDocument,
    "\n  fragment JoinButton_group on Group {\n    id\n    name\n    slug\n    visibility\n    viewerState\n    questions\n  }\n": types.JoinButton_GroupFragmentDoc,
    "\n  mutation AnswerGroupInvitation($groupId: ID!, $accept: Boolean!) {\n    answerGroupInvitation(id: $groupId, accept: $accept) {\n      id\n      isViewerInvited\n      ...GroupStanding\n    }\n  }\n": types.AnswerGroupInvitationDocument,
    "\n  mutation JoinGroupByLink($code: String!) {\n    joinGroupByLink(code: $code) {\n      id\n      isViewerInvited\n      ...GroupStanding\n    }\n  }\n": types.JoinGroupByLinkDocument,
    "\n  mutation JoinGroup($id: ID!, $message: String, $answers: [String!]) {\n    joinGroup(id: $id, message: $message, answers: $answers) {\n      id\n      viewerState\n      ...GroupStanding\n    }\n  }\n": types.JoinGroupDocument,
    "\n  mutation LeaveGroup($id: ID!) {\n    leaveGroup(id: $id) {\n      ...GroupStanding\n    }\n  }\n": types.LeaveGroupDocument,
    "\n  fragment GroupStanding on Group {\n    id\n    viewerState\n    viewerMessage\n    declinedAt\n    declineReason\n    viewerRole\n    canManage\n    canLeave\n    notifyLevel\n    membersCount\n    requestsCount\n  }\n": types.GroupStandingFragmentDoc,
    "\n  fragment EditGroupDialog_group on Group {\n    id\n    slug\n    name\n    description\n    category\n    visibility\n    questions\n    approvesFirstPosts\n    cover {\n      url\n    }\n  }\n": types.EditGroupDialog_GroupFragmentDoc,
    "\n  mutation CreateGroup($input: CreateGroupInput!) {\n    createGroup(input: $input) {\n      id\n      slug\n      name\n    }\n  }\n": types.CreateGroupDocument,
    "\n  mutation UpdateGroup($id: ID!, $input: UpdateGroupInput!) {\n    updateGroup(id: $id, input: $input) {\n      id\n      approvesFirstPosts\n      ...GroupHead_group\n    }\n  }\n": types.UpdateGroupDocument,
    "\n  query DeletedGroups {\n    deletedGroups {\n      id\n      name\n      removedAt\n    }\n  }\n": types.DeletedGroupsDocument,
    "\n  mutation RestoreGroup($id: ID!) {\n    restoreGroup(id: $id) {\n      id\n    }\n  }\n": types.RestoreGroupDocument,
    "\n  query FeaturedGroups {\n    featuredGroups(first: 6) {\n      id\n      ...GroupCard_group\n    }\n  }\n": types.FeaturedGroupsDocument,
    "\n  query FoundGroups($query: String, $category: String, $first: Int!, $after: String) {\n    groups(query: $query, category: $category, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...GroupCard_group\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.FoundGroupsDocument,
    "\n  query MyGroups($first: Int!, $after: String) {\n    groups(mine: true, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          slug\n          name\n          category\n          visibility\n          membersCount\n          weekPostsCount\n          requestsCount\n          ...GroupFaces_group\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.MyGroupsDocument,
    "\n  mutation DeleteGroup($id: ID!, $name: String!) {\n    deleteGroup(id: $id, name: $name) {\n      id\n    }\n  }\n": types.DeleteGroupDocument,
    "\n  query Group($slug: String!) {\n    group(slug: $slug) {\n      id\n      slug\n      name\n      visibility\n      viewerState\n      viewerMessage\n      questions\n      declinedAt\n      declineReason\n      isViewerInvited\n      canManage\n      requestsCount\n      approvesFirstPosts\n      waitingPostsCount\n      ...GroupHead_group\n    }\n  }\n": types.GroupDocument,
    "\n  query GroupFacts($slug: String!, $first: Int!) {\n    group(slug: $slug) {\n      id\n      createdAt\n      membersCount\n      weekPostsCount\n      members(first: $first) {\n        edges {\n          cursor\n          node {\n            user {\n              id\n              ...Person_person\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.GroupFactsDocument,
    "\n  fragment GroupHead_group on Group {\n    id\n    slug\n    name\n    description\n    category\n    visibility\n    membersCount\n    viewerState\n    viewerRole\n    questions\n    canManage\n    canLeave\n    notifyLevel\n    ...EditGroupDialog_group\n    createdAt\n    weekPostsCount\n    ...GroupCover_group\n    ...GroupFaces_group\n    ...JoinButton_group\n  }\n": types.GroupHead_GroupFragmentDoc,
    "\n  query GroupDeclined($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      declined(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            since\n            reason\n            user {\n              id\n              name\n              ...Person_person\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.GroupDeclinedDocument,
    "\n  query GroupInvited($slug: String!) {\n    group(slug: $slug) {\n      id\n      invited {\n        since\n        user {\n          id\n          name\n          ...Person_person\n        }\n      }\n      links {\n        id\n        expiresAt\n        usesMax\n        uses\n      }\n    }\n  }\n": types.GroupInvitedDocument,
    "\n  query GroupPeople($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      viewerRole\n      members(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            role\n            user {\n              id\n              name\n              ...Person_person\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.GroupPeopleDocument,
    "\n  query GroupRequests($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      requests(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            message\n            answers {\n              question\n              answer\n            }\n            user {\n              id\n              name\n              ...Person_person\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.GroupRequestsDocument,
    "\n  query InvitablePeople($query: String!) {\n    people(query: $query, first: 8) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          ...Person_person\n        }\n      }\n    }\n  }\n": types.InvitablePeopleDocument,
    "\n  mutation InviteToGroup($groupId: ID!, $userId: ID!) {\n    inviteToGroup(id: $groupId, userId: $userId) {\n      id\n    }\n  }\n": types.InviteToGroupDocument,
    "\n  mutation WithdrawGroupInvitation($groupId: ID!, $userId: ID!) {\n    withdrawGroupInvitation(id: $groupId, userId: $userId) {\n      id\n    }\n  }\n": types.WithdrawGroupInvitationDocument,
    "\n  mutation CreateGroupLink($groupId: ID!, $days: Int!, $uses: Int!) {\n    createGroupLink(groupId: $groupId, days: $days, uses: $uses) {\n      code\n    }\n  }\n": types.CreateGroupLinkDocument,
    "\n  mutation RevokeGroupLink($groupId: ID!, $id: ID!) {\n    revokeGroupLink(groupId: $groupId, id: $id)\n  }\n": types.RevokeGroupLinkDocument,
    "\n  mutation AnswerJoinRequest($groupId: ID!, $userId: ID!, $accept: Boolean!, $reason: String) {\n    answerJoinRequest(id: $groupId, userId: $userId, accept: $accept, reason: $reason) {\n      ...GroupStanding\n    }\n  }\n": types.AnswerJoinRequestDocument,
    "\n  mutation SetGroupRole($groupId: ID!, $userId: ID!, $role: GroupRole!) {\n    setGroupRole(id: $groupId, userId: $userId, role: $role) {\n      ...GroupStanding\n    }\n  }\n": types.SetGroupRoleDocument,
    "\n  mutation RemoveGroupMember($groupId: ID!, $userId: ID!) {\n    removeGroupMember(id: $groupId, userId: $userId) {\n      ...GroupStanding\n    }\n  }\n": types.RemoveGroupMemberDocument,
    "\n  fragment InsightReport_insight on Insight {\n    id\n    prompt\n    foundCount\n    isEnough\n    confidence\n    nearestTopics\n    answer {\n      isWorded\n      sentences {\n        text\n        sources\n      }\n      sources {\n        postId\n        commentId\n        quote\n        author {\n          id\n          name\n        }\n        post {\n          id\n          title\n          content\n        }\n      }\n    }\n    people {\n      reason\n      postIds\n      user {\n        id\n        ...Person_person\n      }\n    }\n    disputed {\n      postId\n      commentId\n      quote\n      author {\n        id\n        name\n      }\n      post {\n        id\n        title\n        content\n      }\n    }\n    unanswered {\n      postId\n      commentId\n      quote\n      author {\n        id\n        name\n      }\n      post {\n        id\n        title\n        content\n      }\n    }\n    cards {\n      kind\n      title\n      isEnough\n      isWorded\n      tags\n      relatedCount\n      relatedQuery\n      confidence {\n        percent\n        met\n        coverage\n        agreement\n        recency\n      }\n      sentences {\n        text\n        postIds\n      }\n      posts(first: 5) {\n        id\n        title\n        content\n        author {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.InsightReport_InsightFragmentDoc,
    "\n  query WeekInsights {\n    weekInsights {\n      foundCount\n      isEnough\n      cards {\n        kind\n        title\n        isEnough\n        isWorded\n        tags\n        relatedCount\n        relatedQuery\n        confidence {\n          percent\n          met\n          coverage\n          agreement\n          recency\n        }\n        sentences {\n          text\n          postIds\n        }\n        posts(first: 5) {\n          id\n          title\n          content\n          author {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n": types.WeekInsightsDocument,
    "\n  mutation CreateInsight($prompt: String!, $clientId: ID!) {\n    createInsight(prompt: $prompt, clientId: $clientId) {\n      id\n      ...InsightReport_insight\n    }\n  }\n": types.CreateInsightDocument,
    "\n  query Insight($id: ID!) {\n    insight(id: $id) {\n      id\n      prompt\n      ...InsightReport_insight\n    }\n  }\n": types.InsightDocument,
    "\n  query InsightHistory($first: Int!, $after: String) {\n    viewer {\n      insights(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            prompt\n            createdAt\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.InsightHistoryDocument,
    "\n  mutation DeleteInsight($id: ID!) {\n    deleteInsight(id: $id)\n  }\n": types.DeleteInsightDocument,
    "\n  query AutoplaySetting {\n    viewer {\n      settings {\n        autoplay\n      }\n    }\n  }\n": types.AutoplaySettingDocument,
    "\n  mutation SetAutoplay($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      autoplay\n    }\n  }\n": types.SetAutoplayDocument,
    "\n  fragment AppealCard_appeal on ModerationAppeal {\n    id\n    state\n    words\n    createdAt\n    member {\n      user {\n        id\n        name\n      }\n      ...MemberRecord_member\n    }\n    suspendedAt\n    suspendedUntil\n    ruleTitle\n    suspensionWords\n    suspendedBy {\n      id\n      name\n    }\n    decidedBy {\n      id\n      name\n    }\n    decidedWords\n    decidedAt\n    refusal\n  }\n": types.AppealCard_AppealFragmentDoc,
    "\n  query ModerationAppeals($state: AppealState!, $first: Int!, $after: String) {\n    moderationAppeals(state: $state, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          state\n          ...AppealCard_appeal\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ModerationAppealsDocument,
    "\n  mutation DecideAppeal($id: ID!, $outcome: AppealOutcome!, $words: String!) {\n    decideAppeal(id: $id, outcome: $outcome, words: $words) {\n      id\n      state\n      ...AppealCard_appeal\n    }\n  }\n": types.DecideAppealDocument,
    "\n  fragment CaseDecision_act on ModerationAct {\n    id\n    outcome\n    ruleTitle\n    words\n    until\n    createdAt\n    undoneAt\n    by {\n      id\n      name\n    }\n  }\n": types.CaseDecision_ActFragmentDoc,
    "\n  query CasePane($id: ID!) {\n    moderationCase(id: $id) {\n      id\n      ...CaseView_case\n    }\n  }\n": types.CasePaneDocument,
    "\n  fragment CaseReports_case on ModerationCase {\n    id\n    reportsCount\n    reports {\n      id\n      ruleTitle\n      text\n      createdAt\n      reporter {\n        id\n        ...Person_person\n      }\n      reporterReports\n      reporterDecided\n      reporterUpheld\n    }\n  }\n": types.CaseReports_CaseFragmentDoc,
    "\n  fragment CaseView_case on ModerationCase {\n    id\n    kind\n    subjectId\n    state\n    about\n    outcomes\n    refusal\n    reportsCount\n    firstReportedAt\n    lastReportedAt\n    rules {\n      key\n      title\n      count\n    }\n    owner {\n      ...MemberRecord_member\n    }\n    claim {\n      mine\n      until\n      by {\n        id\n        name\n      }\n    }\n    decision {\n      ...CaseDecision_act\n    }\n    ...ReportedThing_case\n    ...CaseReports_case\n  }\n": types.CaseView_CaseFragmentDoc,
    "\n  fragment ReportedThing_case on ModerationCase {\n    id\n    kind\n    currentState\n    reported {\n      title\n      text\n      authorName\n      createdAt\n      filesCount\n      path\n      before {\n        authorName\n        authorUsername\n        text\n        createdAt\n      }\n    }\n    current {\n      title\n      text\n      createdAt\n      editedAt\n      media {\n        id\n        ...PostMedia_media\n      }\n    }\n  }\n": types.ReportedThing_CaseFragmentDoc,
    "\n  mutation ClaimCase($id: ID!) {\n    claimReport(id: $id) {\n      ...ListedCase\n      ...CaseRow_case\n      ...CaseView_case\n    }\n  }\n": types.ClaimCaseDocument,
    "\n  mutation ReleaseCase($id: ID!) {\n    releaseReport(id: $id) {\n      ...ListedCase\n      ...CaseRow_case\n    }\n  }\n": types.ReleaseCaseDocument,
    "\n  mutation DecideCase($id: ID!, $outcome: ModerationOutcome!, $rule: String, $days: Int, $words: String!) {\n    decideReports(id: $id, outcome: $outcome, rule: $rule, days: $days, words: $words) {\n      act {\n        id\n      }\n      case {\n        ...ListedCase\n        ...CaseRow_case\n        ...CaseView_case\n      }\n    }\n  }\n": types.DecideCaseDocument,
    "\n  fragment MemberRecord_member on ModerationMember {\n    user {\n      id\n      ...Person_person\n    }\n    role\n    joinedAt\n    postsCount\n    hasStanding\n    standingTaken\n    suspended\n    suspendedUntil\n    suspensionsCount\n    openReports\n    earlier {\n      outcome\n      count\n    }\n  }\n": types.MemberRecord_MemberFragmentDoc,
    "\n  fragment ListedCase on ModerationCase {\n    id\n    kind\n    subjectId\n    state\n    rules {\n      key\n    }\n    claim {\n      mine\n    }\n  }\n": types.ListedCaseFragmentDoc,
    "\n  query CaseAgain($id: ID!) {\n    moderationCase(id: $id) {\n      ...ListedCase\n      ...CaseRow_case\n      ...CaseView_case\n    }\n  }\n": types.CaseAgainDocument,
    "\n  query StaffRole {\n    viewer {\n      staffRole\n    }\n  }\n": types.StaffRoleDocument,
    "\n  query ModerationCounts {\n    moderationCounts {\n      cases\n      appeals\n    }\n  }\n": types.ModerationCountsDocument,
    "\n  mutation UndoStaffAct($id: ID!, $why: String!) {\n    undoStaffAct(id: $id, why: $why) {\n      id\n    }\n  }\n": types.UndoStaffActDocument,
    "\n  fragment LogEntry_entry on StaffLogEntry {\n    id\n    action\n    actorId\n    actor {\n      id\n      name\n    }\n    subject {\n      id\n      kind\n      name\n      handle\n      path\n      deleted\n    }\n    why\n    before\n    after\n    undoes\n    undoneBy\n    canUndo\n    createdAt\n  }\n": types.LogEntry_EntryFragmentDoc,
    "\n  query StaffLog(\n    $action: String\n    $actorId: ID\n    $subjectKind: StaffSubjectKind\n    $subjectId: ID\n    $first: Int!\n    $after: String\n  ) {\n    moderationLog(\n      action: $action\n      actorId: $actorId\n      subjectKind: $subjectKind\n      subjectId: $subjectId\n      first: $first\n      after: $after\n    ) {\n      edges {\n        cursor\n        node {\n          id\n          ...LogEntry_entry\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.StaffLogDocument,
    "\n  fragment CaseRow_case on ModerationCase {\n    id\n    kind\n    about\n    reported {\n      title\n      text\n    }\n    reportsCount\n    rules {\n      key\n      title\n      count\n    }\n    firstReportedAt\n    claim {\n      mine\n      until\n      by {\n        id\n        name\n      }\n    }\n    decision {\n      id\n      outcome\n      createdAt\n    }\n  }\n": types.CaseRow_CaseFragmentDoc,
    "\n  query ModerationQueue(\n    $state: ReportState!\n    $kind: ReportKind\n    $rule: String\n    $mine: Boolean!\n    $order: ModerationOrder!\n    $first: Int!\n    $after: String\n  ) {\n    moderationQueue(state: $state, kind: $kind, rule: $rule, mine: $mine, order: $order, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...ListedCase @unmask\n          ...CaseRow_case\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.ModerationQueueDocument,
    "\n  subscription ModerationQueueChanged {\n    moderationQueueChanged {\n      kind\n      subjectId\n      case {\n        ...ListedCase @unmask\n        ...CaseRow_case\n      }\n    }\n  }\n": types.ModerationQueueChangedDocument,
    "\n  query SavedModerationFilters {\n    moderationFilters {\n      id\n      name\n      state\n      kind\n      rule\n      mine\n      order\n    }\n  }\n": types.SavedModerationFiltersDocument,
    "\n  mutation SaveModerationFilter($input: ModerationFilterInput!) {\n    saveModerationFilter(input: $input) {\n      id\n    }\n  }\n": types.SaveModerationFilterDocument,
    "\n  mutation DeleteModerationFilter($id: ID!) {\n    deleteModerationFilter(id: $id)\n  }\n": types.DeleteModerationFilterDocument,
    "\n  fragment BondAnswer_user on User {\n    id\n    name\n    bondRequestId\n  }\n": types.BondAnswer_UserFragmentDoc,
    "\n  fragment NotificationRow_notification on Notification {\n    id\n    type\n    who\n    what\n    excerpt\n    url\n    createdAt\n    read\n    actors {\n      id\n      name\n      isOnline\n      avatar {\n        url\n        placeholder\n      }\n      ...BondAnswer_user\n    }\n  }\n": types.NotificationRow_NotificationFragmentDoc,
    "\n  subscription NotificationsMoved {\n    countersChanged {\n      notifications\n    }\n  }\n": types.NotificationsMovedDocument,
    "\n  mutation MarkNotificationsSeen($upTo: DateTime) {\n    markNotificationsSeen(upTo: $upTo) {\n      notifications\n      bondRequests\n    }\n  }\n": types.MarkNotificationsSeenDocument,
    "\n  mutation MarkNotificationsRead($upTo: DateTime) {\n    markNotificationsRead(upTo: $upTo)\n  }\n": types.MarkNotificationsReadDocument,
    "\n  mutation SetNotificationRead($id: ID!, $read: Boolean!) {\n    setNotificationRead(id: $id, read: $read) {\n      id\n      read\n      seen\n    }\n  }\n": types.SetNotificationReadDocument,
    "\n  fragment NotificationRead_notification on Notification {\n    id\n    read\n    seen\n  }\n": types.NotificationRead_NotificationFragmentDoc,
    "\n  query NotificationsPage($first: Int!, $after: String, $filter: NotificationFilter!) {\n    viewer {\n      unreadNotificationsCount\n      notifications(first: $first, after: $after, filter: $filter) {\n        edges {\n          cursor\n          node {\n            id\n            read\n            seen\n            createdAt\n            ...NotificationRow_notification\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.NotificationsPageDocument,
    "\n  fragment Person_person on User {\n    id\n    name\n    username\n    isOnline\n    avatar {\n      url\n      placeholder\n    }\n  }\n": types.Person_PersonFragmentDoc,
    "\n  mutation DeletePost($id: ID!) {\n    deletePost(id: $id)\n  }\n": types.DeletePostDocument,
    "\n  query HiddenNote($id: ID!) {\n    post(id: $id) {\n      id\n      hiddenNote {\n        rule\n        words\n      }\n    }\n  }\n": types.HiddenNoteDocument,
    "\n  fragment PostActions_post on Post {\n    id\n    commentsCount\n    ...PostLike_post\n    ...PostBookmark_post\n  }\n": types.PostActions_PostFragmentDoc,
    "\n  fragment PostByline_post on Post {\n    id\n    createdAt\n    editedAt\n    visibility\n    location {\n      lat\n      lng\n    }\n    placeName\n    group {\n      id\n      slug\n      name\n    }\n    author {\n      id\n      ...Person_person\n    }\n  }\n": types.PostByline_PostFragmentDoc,
    "\n  fragment PostCard_post on Post {\n    id\n    title\n    content\n    facets {\n      start\n      end\n      kind\n      value\n    }\n    tags\n    author {\n      id\n      name\n    }\n    media {\n      id\n      ...PostMedia_media\n    }\n    ...PostByline_post\n    ...PostMenus_post\n    ...PostActions_post\n  }\n": types.PostCard_PostFragmentDoc,
    "\n  fragment PostMenus_post on Post {\n    id\n    url\n    title\n    content\n    canEdit\n    author {\n      id\n      name\n      username\n    }\n  }\n": types.PostMenus_PostFragmentDoc,
    "\n  fragment PostBookmark_post on Post {\n    id\n    bookmarked\n    bookmarksCount\n  }\n": types.PostBookmark_PostFragmentDoc,
    "\n  mutation SetBookmarked($postId: ID!, $bookmarked: Boolean!) {\n    setBookmarked(id: $postId, bookmarked: $bookmarked) {\n      ...PostBookmark_post\n    }\n  }\n": types.SetBookmarkedDocument,
    "\n  fragment PostLike_post on Post {\n    id\n    liked\n    likesCount\n  }\n": types.PostLike_PostFragmentDoc,
    "\n  mutation SetLiked($postId: ID!, $liked: Boolean!) {\n    setLiked(id: $postId, liked: $liked) {\n      ...PostLike_post\n    }\n  }\n": types.SetLikedDocument,
    "\n  fragment ComposerDraft_draft on Draft {\n    id\n    kind\n    version\n    title\n    content\n    category\n    tags\n    location {\n      lat\n      lng\n    }\n    placeName\n    visibility\n    groupId\n    media {\n      id\n      type\n      url\n      thumbnail\n      alt\n    }\n    updatedAt\n  }\n": types.ComposerDraft_DraftFragmentDoc,
    "\n  mutation SaveDraft($input: SaveDraftInput!) {\n    saveDraft(input: $input) {\n      id\n      version\n    }\n  }\n": types.SaveDraftDocument,
    "\n  query ComposerDraft($id: ID!) {\n    viewer {\n      draft(id: $id) {\n        ...ComposerDraft_draft @unmask\n      }\n    }\n  }\n": types.ComposerDraftDocument,
    "\n  mutation DeleteDraft($id: ID!) {\n    deleteDraft(id: $id)\n  }\n": types.DeleteDraftDocument,
    "\n  query DraftList($after: String) {\n    viewer {\n      drafts(first: 10, after: $after) {\n        edges {\n          cursor\n          node {\n            ...ComposerDraft_draft @unmask\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": types.DraftListDocument,
    "\n  mutation DeleteListedDraft($id: ID!) {\n    deleteDraft(id: $id)\n  }\n": types.DeleteListedDraftDocument,
    "\n  query PostHistory($id: ID!) {\n    post(id: $id) {\n      id\n      title\n      content\n      category\n      tags\n      createdAt\n      editedAt\n      revisions {\n        id\n        title\n        content\n        category\n        tags\n        createdAt\n      }\n    }\n  }\n": types.PostHistoryDocument,
    "\n  query EditPost($id: ID!) {\n    post(id: $id) {\n      id\n      title\n      content\n      category\n      tags\n      visibility\n      location {\n        lat\n        lng\n      }\n      placeName\n      group {\n        id\n      }\n      media {\n        id\n      }\n    }\n  }\n": types.EditPostDocument,
    "\n  mutation UpdatePost($id: ID!, $input: UpdatePostInput!) {\n    updatePost(id: $id, input: $input) {\n      id\n      category\n      ...PostCard_post\n    }\n  }\n": types.UpdatePostDocument,
    "\n  query AudienceGroups($first: Int!, $after: String) {\n    groups(mine: true, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          visibility\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AudienceGroupsDocument,
    "\n  query MentionablePeople($query: String!) {\n    people(query: $query, first: 8) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          username\n          avatar {\n            url\n            placeholder\n          }\n        }\n      }\n    }\n  }\n": types.MentionablePeopleDocument,
    "\n  query UsableTags($query: String!) {\n    tags(query: $query, first: 8) {\n      name\n      postsCount\n    }\n  }\n": types.UsableTagsDocument,
    "\n  fragment MentionAuthor on User {\n    id\n    name\n    username\n    avatar {\n      url\n      placeholder\n    }\n  }\n": types.MentionAuthorFragmentDoc,
    "\n  query HiddenLine($id: ID!) {\n    post(id: $id) {\n      id\n      isHiddenByViewer\n    }\n  }\n": types.HiddenLineDocument,
    "\n  query HiddenPosts($first: Int!, $after: String) {\n    viewer {\n      hiddenPosts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            title\n            content\n            author {\n              id\n              name\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.HiddenPostsDocument,
    "\n  fragment LikersButton_post on Post {\n    id\n    likers(first: 2) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          avatar {\n            url\n            placeholder\n          }\n        }\n      }\n    }\n  }\n": types.LikersButton_PostFragmentDoc,
    "\n  query PostLikers($id: ID!, $first: Int!, $after: String) {\n    post(id: $id) {\n      id\n      likers(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...Person_person\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.PostLikersDocument,
    "\n  fragment ManagedPostAbove_post on Post {\n    id\n    pinned\n    commentsClosed\n  }\n": types.ManagedPostAbove_PostFragmentDoc,
    "\n  query ManagedPost($id: ID!) {\n    post(id: $id) {\n      id\n      pinned\n      commentsClosed\n      group {\n        id\n        canManage\n      }\n    }\n  }\n": types.ManagedPostDocument,
    "\n  mutation UpdateGroupPost($groupId: ID!, $postId: ID!, $input: UpdateGroupPostInput!) {\n    updateGroupPost(groupId: $groupId, id: $postId, input: $input) {\n      id\n      pinned\n      commentsClosed\n    }\n  }\n": types.UpdateGroupPostDocument,
    "\n  mutation RemoveGroupPost($groupId: ID!, $postId: ID!, $reason: String, $rule: String) {\n    removeGroupPost(groupId: $groupId, id: $postId, reason: $reason, rule: $rule)\n  }\n": types.RemoveGroupPostDocument,
    "\n  mutation PutBackGroupPost($groupId: ID!, $postId: ID!) {\n    putBackGroupPost(groupId: $groupId, id: $postId)\n  }\n": types.PutBackGroupPostDocument,
    "\n  fragment PostAnimation_media on Media {\n    id\n    url\n    alt\n    width\n    height\n    thumbnail\n  }\n": types.PostAnimation_MediaFragmentDoc,
    "\n  fragment PostGallery_post on Post {\n    id\n    media {\n      id\n      type\n      url\n      alt\n      width\n      height\n      animated\n      thumbnail\n      sources {\n        url\n        width\n        type\n      }\n      ...PostMedia_media\n    }\n  }\n": types.PostGallery_PostFragmentDoc,
    "\n  fragment PostImage_media on Media {\n    id\n    url\n    alt\n    width\n    height\n    placeholder\n    sources {\n      url\n      width\n      type\n    }\n  }\n": types.PostImage_MediaFragmentDoc,
    "\n  fragment PostMedia_media on Media {\n    id\n    type\n    width\n    height\n    animated\n    thumbnail\n    ...PostImage_media\n    ...PostAnimation_media\n    ...PostVideo_media\n  }\n": types.PostMedia_MediaFragmentDoc,
    "\n  fragment PostVideo_media on Media {\n    id\n    url\n    alt\n    width\n    height\n    thumbnail\n    duration\n  }\n": types.PostVideo_MediaFragmentDoc,
    "\n  query FreshMedia($id: ID!) {\n    post(id: $id) {\n      id\n      media {\n        id\n        url\n        thumbnail\n        sources {\n          url\n          width\n          type\n        }\n      }\n    }\n  }\n": types.FreshMediaDocument,
    "\n  fragment PostDetail_post on Post {\n    id\n    title\n    content\n    facets {\n      start\n      end\n      kind\n      value\n    }\n    tags\n    group {\n      id\n    }\n    author {\n      id\n      name\n    }\n    ...PostGallery_post\n    ...PostByline_post\n    ...PostMenus_post\n    ...PostActions_post\n  }\n": types.PostDetail_PostFragmentDoc,
    "\n  subscription PostChanged($ids: [ID!]!) {\n    postChanged(ids: $ids) {\n      id\n      pinned\n      commentsClosed\n      ...PostCard_post\n    }\n  }\n": types.PostChangedDocument,
    "\n  subscription PostGone($ids: [ID!]!) {\n    postGone(ids: $ids)\n  }\n": types.PostGoneDocument,
    "\n  query PostAgain($id: ID!) {\n    post(id: $id) {\n      id\n      ...PostCard_post\n    }\n  }\n": types.PostAgainDocument,
    "\n  query OnePost($id: ID!) {\n    post(id: $id) {\n      id\n      title\n      author {\n        id\n        name\n      }\n      media {\n        id\n        width\n        height\n      }\n      ...PostDetail_post\n      ...LikersButton_post\n    }\n  }\n": types.OnePostDocument,
    "\n  mutation CreatePost($input: CreatePostInput!) {\n    createPost(input: $input) {\n      id\n      visibility\n      ...PostCard_post\n    }\n  }\n": types.CreatePostDocument,
    "\n  fragment WaitingPost_post on Post {\n    id\n    title\n    content\n    facets {\n      start\n      end\n      kind\n      value\n    }\n    tags\n    author {\n      id\n      name\n    }\n    media {\n      id\n      ...PostMedia_media\n    }\n    ...PostByline_post\n  }\n": types.WaitingPost_PostFragmentDoc,
    "\n  query WaitingPosts($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      waitingPosts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...WaitingPost_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.WaitingPostsDocument,
    "\n  mutation ApproveGroupPost($groupId: ID!, $postId: ID!) {\n    approveGroupPost(groupId: $groupId, id: $postId) {\n      id\n    }\n  }\n": types.ApproveGroupPostDocument,
    "\n  mutation DeclineGroupPost($groupId: ID!, $postId: ID!, $reason: String) {\n    declineGroupPost(groupId: $groupId, id: $postId, reason: $reason)\n  }\n": types.DeclineGroupPostDocument,
    "\n  mutation RestoreGroupPost($groupId: ID!, $postId: ID!) {\n    restoreGroupPost(groupId: $groupId, id: $postId)\n  }\n": types.RestoreGroupPostDocument,
    "\n  fragment Banner_user on User {\n    id\n    banner {\n      url\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n": types.Banner_UserFragmentDoc,
    "\n  query ProfileCompletion {\n    viewer {\n      profileCompletion\n      missingProfileFields\n    }\n  }\n": types.ProfileCompletionDocument,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      name\n      username\n      headline\n      bio\n      location\n      website\n      avatar {\n        url\n        width\n        height\n        placeholder\n        sources {\n          url\n          width\n          type\n        }\n      }\n      banner {\n        url\n        width\n        height\n        placeholder\n        sources {\n          url\n          width\n          type\n        }\n      }\n    }\n  }\n": types.UpdateProfileDocument,
    "\n  fragment ProfileFacts_user on User {\n    id\n    location\n    website\n    memberSince\n    isOnline\n    lastActiveAt\n  }\n": types.ProfileFacts_UserFragmentDoc,
    "\n  fragment ProfileHeader_user on User {\n    id\n    name\n    username\n    headline\n    bio\n    isOnline\n    avatar {\n      url\n      placeholder\n    }\n    ...Banner_user\n    ...ProfileFacts_user\n  }\n": types.ProfileHeader_UserFragmentDoc,
    "\n  fragment ProfilePeople_user on User {\n    id\n    bondsCount\n    mutualBondsCount\n    bonds(first: 6) {\n      edges {\n        node {\n          id\n          ...Person_person\n        }\n      }\n    }\n    mutualBonds(first: 6) {\n      edges {\n        node {\n          id\n          ...Person_person\n        }\n      }\n    }\n  }\n": types.ProfilePeople_UserFragmentDoc,
    "\n  query PushDevices {\n    viewer {\n      pushKey\n      pushSubscriptions {\n        id\n        device\n        isCurrent\n        createdAt\n        lastSuccessAt\n      }\n    }\n  }\n": types.PushDevicesDocument,
    "\n  mutation AddPushSubscription($input: PushSubscriptionInput!) {\n    addPushSubscription(input: $input) {\n      id\n    }\n  }\n": types.AddPushSubscriptionDocument,
    "\n  mutation RemovePushSubscription($id: ID!) {\n    removePushSubscription(id: $id)\n  }\n": types.RemovePushSubscriptionDocument,
    "\n  query Reach {\n    viewer {\n      reach {\n        matrix {\n          kind\n          app\n          push\n          mail\n          digest\n        }\n        digest\n        timeZone\n        doNotDisturb\n        quietFrom\n        quietTo\n        pushContent\n        mail\n      }\n    }\n  }\n": types.ReachDocument,
    "\n  mutation UpdateReach($input: UpdateReachInput!) {\n    updateReach(input: $input) {\n      matrix {\n        kind\n        app\n        push\n        mail\n        digest\n      }\n      digest\n      timeZone\n      doNotDisturb\n      quietFrom\n      quietTo\n      pushContent\n      mail\n    }\n  }\n": types.UpdateReachDocument,
    "\n  query Applications($first: Int!, $after: String) {\n    applications(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          username\n          email\n          answer\n          createdAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ApplicationsDocument,
    "\n  mutation ApproveApplication($id: ID!) {\n    approveApplication(id: $id) {\n      id\n    }\n  }\n": types.ApproveApplicationDocument,
    "\n  mutation DeclineApplication($id: ID!, $words: String!) {\n    declineApplication(id: $id, words: $words) {\n      id\n    }\n  }\n": types.DeclineApplicationDocument,
    "\n  mutation CreateInvitation($uses: Int!, $days: Int!) {\n    createInvitation(uses: $uses, days: $days) {\n      link\n    }\n  }\n": types.CreateInvitationDocument,
    "\n  mutation RevokeInvitation($id: ID!) {\n    revokeInvitation(id: $id) {\n      id\n      revokedAt\n    }\n  }\n": types.RevokeInvitationDocument,
    "\n  query RegistrationSettings {\n    communitySettings {\n      registration\n      question\n    }\n  }\n": types.RegistrationSettingsDocument,
    "\n  mutation UpdateRegistration($input: UpdateCommunitySettingsInput!) {\n    updateCommunitySettings(input: $input) {\n      registration\n      question\n    }\n  }\n": types.UpdateRegistrationDocument,
    "\n  query Invitations($first: Int!, $after: String) {\n    invitations(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          uses\n          used\n          expiresAt\n          revokedAt\n          creator {\n            id\n            name\n          }\n          members {\n            id\n            name\n            username\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.InvitationsDocument,
    "\n  query OwnReports($first: Int!, $after: String) {\n    viewer {\n      reports(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...ReportRow_report\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.OwnReportsDocument,
    "\n  fragment ReportRow_report on Report {\n    id\n    about\n    path\n    ruleTitle\n    text\n    state\n    stateText\n    outcome\n    createdAt\n    decidedAt\n  }\n": types.ReportRow_ReportFragmentDoc,
    "\n  query RulesToAccept {\n    viewer {\n      rulesToAccept {\n        version\n      }\n    }\n  }\n": types.RulesToAcceptDocument,
    "\n  mutation AcceptRules($version: Int!) {\n    acceptRules(version: $version) {\n      version\n    }\n  }\n": types.AcceptRulesDocument,
    "\n  query Rulebook {\n    rulebook {\n      version\n      text\n      versions {\n        version\n        text\n        material\n        createdAt\n        author {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.RulebookDocument,
    "\n  mutation PublishRules($input: PublishRulesInput!) {\n    publishRules(input: $input) {\n      version\n    }\n  }\n": types.PublishRulesDocument,
    "\n  query RulesToChoose {\n    rules {\n      version\n      rules {\n        key\n        title\n      }\n    }\n  }\n": types.RulesToChooseDocument,
    "\n  query SearchSuggestions($query: String!) {\n    searchSuggestions(query: $query) {\n      ideas {\n        title {\n          text\n          ranges {\n            start\n            end\n          }\n        }\n        post {\n          id\n          author {\n            id\n            name\n          }\n        }\n      }\n      people {\n        title {\n          text\n          ranges {\n            start\n            end\n          }\n        }\n        user {\n          id\n          name\n          username\n          avatar {\n            url\n            placeholder\n          }\n        }\n      }\n      tags {\n        title {\n          text\n          ranges {\n            start\n            end\n          }\n        }\n        tag {\n          name\n          postsCount\n        }\n      }\n    }\n  }\n": types.SearchSuggestionsDocument,
    "\n  query CategoryPosts($name: String!, $first: Int!, $after: String) {\n    category(name: $name) {\n      name\n      postsCount\n      posts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...PostCard_post\n            ...LikersButton_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": types.CategoryPostsDocument,
    "\n  query Explore {\n    explore {\n      countedAt\n      totals {\n        ideas\n        activeMembers\n        discussionsThisWeek\n      }\n      trendingTags(first: 10) {\n        name\n        postsCount\n        isFollowed\n        trend {\n          weekAuthors\n          usualAuthors\n          growthPercent\n          isNew\n          dailyAuthors\n        }\n      }\n      categories(first: 6) {\n        name\n        postsCount\n        weekPosts\n      }\n    }\n  }\n": types.ExploreDocument,
    "\n  mutation SetTagFollowed($name: String!, $followed: Boolean!) {\n    setTagFollowed(name: $name, followed: $followed) {\n      name\n      isFollowed\n    }\n  }\n": types.SetTagFollowedDocument,
    "\n  query FollowedTags {\n    viewer {\n      followedTags {\n        name\n        isFollowed\n      }\n    }\n  }\n": types.FollowedTagsDocument,
    "\n  query TagPosts($name: String!, $first: Int!, $after: String) {\n    tag(name: $name) {\n      name\n      postsCount\n      isFollowed\n      posts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...PostCard_post\n            ...LikersButton_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n": types.TagPostsDocument,
    "\n  query TrendingNow($first: Int!) {\n    explore {\n      trendingTags(first: $first) {\n        name\n        postsCount\n      }\n    }\n  }\n": types.TrendingNowDocument,
    "\n  fragment FoundComment_comment on Comment {\n    id\n    createdAt\n    author {\n      id\n      ...Person_person\n    }\n  }\n": types.FoundComment_CommentFragmentDoc,
    "\n  fragment FoundIdea_post on Post {\n    id\n    createdAt\n    tags\n    likesCount\n    commentsCount\n    author {\n      id\n      ...Person_person\n    }\n  }\n": types.FoundIdea_PostFragmentDoc,
    "\n  query Search($query: String!, $kind: SearchKind!, $first: Int!, $after: String) {\n    search(query: $query, kind: $kind, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          kind\n          title {\n            text\n            ranges {\n              start\n              end\n            }\n          }\n          excerpt {\n            text\n            ranges {\n              start\n              end\n            }\n          }\n          post {\n            id\n            ...FoundIdea_post\n          }\n          comment {\n            id\n            ...FoundComment_comment\n          }\n          user {\n            id\n            ...FoundPersonRow_user\n          }\n          tag {\n            name\n            postsCount\n          }\n        }\n      }\n      isNear\n      hints {\n        token\n        suggestion\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.SearchDocument,
    "\n  mutation ChangePassword($current: String!, $next: String!) {\n    changePassword(current: $current, next: $next)\n  }\n": types.ChangePasswordDocument,
    "\n  mutation LeaveAccount($password: String!) {\n    leaveAccount(password: $password) {\n      deletesAt\n      receipt {\n        posts\n        comments\n        messages\n        files\n        bonds\n        likes\n        bookmarks\n      }\n    }\n  }\n": types.LeaveAccountDocument,
    "\n  query MemberSessions {\n    viewer {\n      sessions {\n        id\n        device\n        ip\n        createdAt\n        lastUsedAt\n        isCurrent\n      }\n    }\n  }\n": types.MemberSessionsDocument,
    "\n  mutation RevokeSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n": types.RevokeSessionDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions\n  }\n": types.EndOtherSessionsDocument,
    "\n  fragment MemberSettings_settings on Settings {\n    altReminder\n    keyboardShortcuts\n    showOnline\n    showVisits\n    readReceipts\n  }\n": types.MemberSettings_SettingsFragmentDoc,
    "\n  query MemberSettings {\n    viewer {\n      settings {\n        altReminder\n        keyboardShortcuts\n        showOnline\n        showVisits\n        readReceipts\n      }\n    }\n  }\n": types.MemberSettingsDocument,
    "\n  mutation UpdateSettings($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      ...MemberSettings_settings\n    }\n  }\n": types.UpdateSettingsDocument,
    "\n  query MessagesFromSetting {\n    viewer {\n      settings {\n        messagesFrom\n      }\n    }\n  }\n": types.MessagesFromSettingDocument,
    "\n  mutation SetMessagesFrom($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      messagesFrom\n    }\n  }\n": types.SetMessagesFromDocument,
    "\n  query ShortcutSettings {\n    viewer {\n      settings {\n        keyboardShortcuts\n      }\n    }\n  }\n": types.ShortcutSettingsDocument,
    "\n  query MemberExport {\n    viewer {\n      export {\n        id\n        state\n        progress\n        size\n        url\n        createdAt\n        expiresAt\n      }\n    }\n  }\n": types.MemberExportDocument,
    "\n  mutation RequestExport($password: String!) {\n    requestExport(password: $password) {\n      id\n    }\n  }\n": types.RequestExportDocument,
    "\n  query EditProfile {\n    viewer {\n      email\n      phone\n      user {\n        id\n        name\n        username\n        headline\n        bio\n        location\n        website\n        avatar {\n          url\n        }\n        banner {\n          url\n        }\n        ...Banner_user\n      }\n    }\n  }\n": types.EditProfileDocument,
    "\n  query Profile($username: String!) {\n    user(username: $username) {\n      id\n      name\n      username\n      ...ProfileHeader_user\n      ...ProfilePeople_user\n      ...BondButton_user\n      ...PersonMenu_user\n    }\n  }\n": types.ProfileDocument,
    "\n  query AnalyticsOwner($username: String!) {\n    user(username: $username) {\n      id\n      name\n      username\n    }\n  }\n": types.AnalyticsOwnerDocument,
    "\n  query WhomToFollow($first: Int!) {\n    viewer {\n      suggestions(first: $first) {\n        reason\n        mutualBondsCount\n        sharedGroupsCount\n        sharedTags\n        user {\n          id\n          location\n          isFollowedByViewer\n          ...Person_person\n          ...FollowButton_user\n        }\n      }\n    }\n    explore {\n      trendingTags(first: $first) {\n        name\n        postsCount\n        isFollowed\n      }\n    }\n    featuredGroups(first: 3) {\n      id\n      name\n      slug\n      category\n      visibility\n      membersCount\n      viewerState\n      ...JoinButton_group\n    }\n  }\n": types.WhomToFollowDocument,
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
export function graphql(source: "\n  query RailLists {\n    groups(mine: true, first: 20) {\n      edges {\n        cursor\n        node {\n          id\n          slug\n          name\n          category\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    viewer {\n      followedTags {\n        name\n        isFollowed\n      }\n    }\n  }\n"): (typeof documents)["\n  query RailLists {\n    groups(mine: true, first: 20) {\n      edges {\n        cursor\n        node {\n          id\n          slug\n          name\n          category\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    viewer {\n      followedTags {\n        name\n        isFollowed\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment MemberImage_post on Post {\n    id\n    title\n    media {\n      id\n      type\n      url\n      thumbnail\n      alt\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment MemberImage_post on Post {\n    id\n    title\n    media {\n      id\n      type\n      url\n      thumbnail\n      alt\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberImages($username: String!, $first: Int!, $after: String) {\n    user(username: $username) {\n      id\n      images(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...MemberImage_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query MemberImages($username: String!, $first: Int!, $after: String) {\n    user(username: $username) {\n      id\n      images(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...MemberImage_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberPosts($username: String!, $first: Int!) {\n    user(username: $username) {\n      id\n      posts(first: $first) {\n        edges {\n          cursor\n          node {\n            id\n            ...PostCard_post\n            ...LikersButton_post\n          }\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query MemberPosts($username: String!, $first: Int!) {\n    user(username: $username) {\n      id\n      posts(first: $first) {\n        edges {\n          cursor\n          node {\n            id\n            ...PostCard_post\n            ...LikersButton_post\n          }\n        }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AllPosts($username: String!, $first: Int!, $after: String) {\n    user(username: $username) {\n      id\n      name\n      username\n    }\n    feed(first: $first, after: $after, filter: { username: $username }) {\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n          ...LikersButton_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AllPosts($username: String!, $first: Int!, $after: String) {\n    user(username: $username) {\n      id\n      name\n      username\n    }\n    feed(first: $first, after: $after, filter: { username: $username }) {\n      edges {\n        cursor\n        node {\n          id\n          ...PostCard_post\n          ...LikersButton_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MemberRow_member on AdminMember {\n    id\n    user {\n      id\n      ...Person_person\n    }\n    email\n    emailVerifiedAt\n    emailRefusedAt\n    role\n    createdAt\n    lastActiveAt\n    suspended\n    suspendedUntil\n    leavesAt\n  }\n"): (typeof documents)["\n  fragment MemberRow_member on AdminMember {\n    id\n    user {\n      id\n      ...Person_person\n    }\n    email\n    emailVerifiedAt\n    emailRefusedAt\n    role\n    createdAt\n    lastActiveAt\n    suspended\n    suspendedUntil\n    leavesAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetMemberRole($userId: ID!, $role: MemberRole!, $why: String!) {\n    setMemberRole(id: $userId, role: $role, why: $why) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation SetMemberRole($userId: ID!, $role: MemberRole!, $why: String!) {\n    setMemberRole(id: $userId, role: $role, why: $why) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SuspendMember($id: ID!, $rule: String!, $days: Int, $words: String!) {\n    moderate(kind: MEMBER, id: $id, outcome: SUSPEND, rule: $rule, days: $days, words: $words) {\n      act {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SuspendMember($id: ID!, $rule: String!, $days: Int, $words: String!) {\n    moderate(kind: MEMBER, id: $id, outcome: SUSPEND, rule: $rule, days: $days, words: $words) {\n      act {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndMemberSessions($userId: ID!, $sessionId: ID, $why: String!) {\n    endMemberSessions(id: $userId, sessionId: $sessionId, why: $why)\n  }\n"): (typeof documents)["\n  mutation EndMemberSessions($userId: ID!, $sessionId: ID, $why: String!) {\n    endMemberSessions(id: $userId, sessionId: $sessionId, why: $why)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MailMember($userId: ID!, $mail: AdminMail!) {\n    mailMember(id: $userId, mail: $mail) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation MailMember($userId: ID!, $mail: AdminMail!) {\n    mailMember(id: $userId, mail: $mail) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminMemberDetail($username: String!) {\n    adminMember(username: $username) {\n      member {\n        id\n        user {\n          id\n          name\n          username\n        }\n        email\n        emailVerifiedAt\n        emailRefusedAt\n        role\n        lastActiveAt\n        suspended\n        suspendedUntil\n        leavesAt\n      }\n      record {\n        user {\n          id\n        }\n        ...MemberRecord_member\n      }\n      invitedBy {\n        id\n        name\n        username\n      }\n      suspendedBy\n      sessions {\n        id\n        device\n        ip\n        createdAt\n        lastUsedAt\n        isCurrent\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminMemberDetail($username: String!) {\n    adminMember(username: $username) {\n      member {\n        id\n        user {\n          id\n          name\n          username\n        }\n        email\n        emailVerifiedAt\n        emailRefusedAt\n        role\n        lastActiveAt\n        suspended\n        suspendedUntil\n        leavesAt\n      }\n      record {\n        user {\n          id\n        }\n        ...MemberRecord_member\n      }\n      invitedBy {\n        id\n        name\n        username\n      }\n      suspendedBy\n      sessions {\n        id\n        device\n        ip\n        createdAt\n        lastUsedAt\n        isCurrent\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminMembers($query: String!, $role: MemberRole, $state: AdminMemberState, $first: Int!, $after: String) {\n    adminMembers(query: $query, role: $role, state: $state, first: $first, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...MemberRow_member\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminMembers($query: String!, $role: MemberRole, $state: AdminMemberState, $first: Int!, $after: String) {\n    adminMembers(query: $query, role: $role, state: $state, first: $first, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...MemberRow_member\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminFigures {\n    adminFigures {\n      members\n      activeMembers\n      activeCountedAt\n      posts\n      openReports\n      openCases\n      openAppeals\n      mediaBytes\n      files\n      databaseBytes\n      waitingMails\n      waitingJobs\n      failedMails\n      failedJobs\n      measuredAt\n    }\n  }\n"): (typeof documents)["\n  query AdminFigures {\n    adminFigures {\n      members\n      activeMembers\n      activeCountedAt\n      posts\n      openReports\n      openCases\n      openAppeals\n      mediaBytes\n      files\n      databaseBytes\n      waitingMails\n      waitingJobs\n      failedMails\n      failedJobs\n      measuredAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AnalyticsAudience($range: AnalyticsRange!) {\n    viewer {\n      analytics(range: $range) {\n        range\n        topPosts {\n          impressions\n          viewers\n          post {\n            id\n            title\n            content\n          }\n        }\n        sources {\n          source\n          count\n          percent\n        }\n        visitors {\n          count\n          unnamed\n          people {\n            lastAt\n            visits\n            user {\n              id\n              ...Person_person\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AnalyticsAudience($range: AnalyticsRange!) {\n    viewer {\n      analytics(range: $range) {\n        range\n        topPosts {\n          impressions\n          viewers\n          post {\n            id\n            title\n            content\n          }\n        }\n        sources {\n          source\n          count\n          percent\n        }\n        visitors {\n          count\n          unnamed\n          people {\n            lastAt\n            visits\n            user {\n              id\n              ...Person_person\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AnalyticsInDetail($range: AnalyticsRange!) {\n    viewer {\n      analytics(range: $range) {\n        range\n        figures {\n          metric\n          count\n          previousCount\n          changePercent\n          series {\n            day\n            count\n          }\n          wholeDays {\n            day\n            count\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AnalyticsInDetail($range: AnalyticsRange!) {\n    viewer {\n      analytics(range: $range) {\n        range\n        figures {\n          metric\n          count\n          previousCount\n          changePercent\n          series {\n            day\n            count\n          }\n          wholeDays {\n            day\n            count\n          }\n        }\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment ConnectionCard_user on User {\n    id\n    name\n    headline\n    bio\n    bondState\n    ...Person_person\n    ...FollowButton_user\n  }\n"): (typeof documents)["\n  fragment ConnectionCard_user on User {\n    id\n    name\n    headline\n    bio\n    bondState\n    ...Person_person\n    ...FollowButton_user\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Connections($tab: ConnectionTab!, $query: String, $first: Int!, $after: String) {\n    viewer {\n      connections(tab: $tab, query: $query, first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...ConnectionCard_user\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query Connections($tab: ConnectionTab!, $query: String, $first: Int!, $after: String) {\n    viewer {\n      connections(tab: $tab, query: $query, first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...ConnectionCard_user\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SuggestedCard_suggestion on PersonSuggestion {\n    reason\n    mutualBondsCount\n    sharedGroupsCount\n    sharedTags\n    user {\n      id\n      name\n      location\n      ...ConnectionCard_user\n    }\n  }\n"): (typeof documents)["\n  fragment SuggestedCard_suggestion on PersonSuggestion {\n    reason\n    mutualBondsCount\n    sharedGroupsCount\n    sharedTags\n    user {\n      id\n      name\n      location\n      ...ConnectionCard_user\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation SendBondRequest($userId: ID!) {\n    sendBondRequest(id: $userId) {\n      id\n      bondState\n      ...BondTies_user\n    }\n  }\n"): (typeof documents)["\n  mutation SendBondRequest($userId: ID!) {\n    sendBondRequest(id: $userId) {\n      id\n      bondState\n      ...BondTies_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawBondRequest($userId: ID!) {\n    withdrawBondRequest(id: $userId) {\n      id\n      ...BondTies_user\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawBondRequest($userId: ID!) {\n    withdrawBondRequest(id: $userId) {\n      id\n      ...BondTies_user\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation RemoveBond($userId: ID!) {\n    removeBond(id: $userId) {\n      id\n      ...BondTies_user\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveBond($userId: ID!) {\n    removeBond(id: $userId) {\n      id\n      ...BondTies_user\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation DismissSuggestion($userId: ID!) {\n    dismissSuggestion(id: $userId)\n  }\n"): (typeof documents)["\n  mutation DismissSuggestion($userId: ID!) {\n    dismissSuggestion(id: $userId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Follow($userId: ID!) {\n    follow(id: $userId) {\n      id\n      isFollowedByViewer\n      followersCount\n    }\n  }\n"): (typeof documents)["\n  mutation Follow($userId: ID!) {\n    follow(id: $userId) {\n      id\n      isFollowedByViewer\n      followersCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Unfollow($userId: ID!) {\n    unfollow(id: $userId) {\n      id\n      isFollowedByViewer\n      followersCount\n    }\n  }\n"): (typeof documents)["\n  mutation Unfollow($userId: ID!) {\n    unfollow(id: $userId) {\n      id\n      isFollowedByViewer\n      followersCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Block($userId: ID!) {\n    block(id: $userId) {\n      id\n      isBlockedByViewer\n      ...BondTies_user\n    }\n  }\n"): (typeof documents)["\n  mutation Block($userId: ID!) {\n    block(id: $userId) {\n      id\n      isBlockedByViewer\n      ...BondTies_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Unblock($userId: ID!) {\n    unblock(id: $userId) {\n      id\n      isBlockedByViewer\n      ...BondTies_user\n    }\n  }\n"): (typeof documents)["\n  mutation Unblock($userId: ID!) {\n    unblock(id: $userId) {\n      id\n      isBlockedByViewer\n      ...BondTies_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Mute($userId: ID!, $duration: MuteDuration!) {\n    mute(id: $userId, duration: $duration) {\n      id\n      isMutedByViewer\n      mutedUntil\n    }\n  }\n"): (typeof documents)["\n  mutation Mute($userId: ID!, $duration: MuteDuration!) {\n    mute(id: $userId, duration: $duration) {\n      id\n      isMutedByViewer\n      mutedUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Unmute($userId: ID!) {\n    unmute(id: $userId) {\n      id\n      isMutedByViewer\n      mutedUntil\n    }\n  }\n"): (typeof documents)["\n  mutation Unmute($userId: ID!) {\n    unmute(id: $userId) {\n      id\n      isMutedByViewer\n      mutedUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FoundPeople($query: String, $suggested: Boolean!, $first: Int!, $after: String) {\n    people(query: $query, suggested: $suggested, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...FoundPersonRow_user\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query FoundPeople($query: String, $suggested: Boolean!, $first: Int!, $after: String) {\n    people(query: $query, suggested: $suggested, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...FoundPersonRow_user\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FoundPersonRow_user on User {\n    id\n    headline\n    bio\n    location\n    ...Person_person\n    ...BondButton_user\n  }\n"): (typeof documents)["\n  fragment FoundPersonRow_user on User {\n    id\n    headline\n    bio\n    location\n    ...Person_person\n    ...BondButton_user\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PeopleToKnow($first: Int!) {\n    viewer {\n      suggestions(first: $first) {\n        user {\n          id\n        }\n        ...PersonToKnow_suggestion\n      }\n    }\n  }\n"): (typeof documents)["\n  query PeopleToKnow($first: Int!) {\n    viewer {\n      suggestions(first: $first) {\n        user {\n          id\n        }\n        ...PersonToKnow_suggestion\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonToKnow_suggestion on PersonSuggestion {\n    reason\n    mutualBondsCount\n    sharedGroupsCount\n    sharedTags\n    user {\n      id\n      location\n      ...Person_person\n      ...BondButton_user\n    }\n  }\n"): (typeof documents)["\n  fragment PersonToKnow_suggestion on PersonSuggestion {\n    reason\n    mutualBondsCount\n    sharedGroupsCount\n    sharedTags\n    user {\n      id\n      location\n      ...Person_person\n      ...BondButton_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SuggestionRow_suggestion on PersonSuggestion {\n    reason\n    mutualBondsCount\n    sharedGroupsCount\n    sharedTags\n    user {\n      id\n      name\n      location\n      ...Person_person\n      ...BondButton_user\n    }\n  }\n"): (typeof documents)["\n  fragment SuggestionRow_suggestion on PersonSuggestion {\n    reason\n    mutualBondsCount\n    sharedGroupsCount\n    sharedTags\n    user {\n      id\n      name\n      location\n      ...Person_person\n      ...BondButton_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Suggestions($first: Int!) {\n    viewer {\n      suggestions(first: $first) {\n        user {\n          id\n        }\n        ...SuggestionRow_suggestion\n      }\n    }\n  }\n"): (typeof documents)["\n  query Suggestions($first: Int!) {\n    viewer {\n      suggestions(first: $first) {\n        user {\n          id\n        }\n        ...SuggestionRow_suggestion\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FriendRow_user on User {\n    id\n    name\n    username\n    headline\n    bio\n    location\n    ...Person_person\n  }\n"): (typeof documents)["\n  fragment FriendRow_user on User {\n    id\n    name\n    username\n    headline\n    bio\n    location\n    ...Person_person\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Friends($first: Int!, $after: String) {\n    viewer {\n      bonds(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...FriendRow_user\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query Friends($first: Int!, $after: String) {\n    viewer {\n      bonds(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...FriendRow_user\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HidePost($postId: ID!) {\n    hidePost(id: $postId) {\n      id\n      isHiddenByViewer\n    }\n  }\n"): (typeof documents)["\n  mutation HidePost($postId: ID!) {\n    hidePost(id: $postId) {\n      id\n      isHiddenByViewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShowPost($postId: ID!) {\n    showPost(id: $postId) {\n      id\n      isHiddenByViewer\n    }\n  }\n"): (typeof documents)["\n  mutation ShowPost($postId: ID!) {\n    showPost(id: $postId) {\n      id\n      isHiddenByViewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportThing($input: ReportInput!) {\n    report(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ReportThing($input: ReportInput!) {\n    report(input: $input) {\n      id\n    }\n  }\n"];
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
export function graphql(source: "\n  query PostMute($id: ID!) {\n    post(id: $id) {\n      id\n      isMutedByViewer\n    }\n  }\n"): (typeof documents)["\n  query PostMute($id: ID!) {\n    post(id: $id) {\n      id\n      isMutedByViewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPostMuted($postId: ID!, $muted: Boolean!) {\n    setPostMuted(id: $postId, muted: $muted) {\n      id\n      isMutedByViewer\n    }\n  }\n"): (typeof documents)["\n  mutation SetPostMuted($postId: ID!, $muted: Boolean!) {\n    setPostMuted(id: $postId, muted: $muted) {\n      id\n      isMutedByViewer\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation RemoveBookmark($postId: ID!) {\n    removeBookmark(id: $postId)\n  }\n"): (typeof documents)["\n  mutation RemoveBookmark($postId: ID!) {\n    removeBookmark(id: $postId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookmarksPage(\n    $first: Int!\n    $after: String\n    $query: String\n    $tags: [String!]\n    $folderId: ID\n    $order: SortOrder!\n  ) {\n    viewer {\n      bookmarks(first: $first, after: $after, query: $query, tags: $tags, folderId: $folderId, order: $order) {\n        edges {\n          cursor\n          postId\n          note\n          savedAt\n          folders {\n            id\n            name\n          }\n          node {\n            id\n            bookmarked\n            tags\n            ...PostCard_post\n            ...LikersButton_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n        tags {\n          name\n          count\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query BookmarksPage(\n    $first: Int!\n    $after: String\n    $query: String\n    $tags: [String!]\n    $folderId: ID\n    $order: SortOrder!\n  ) {\n    viewer {\n      bookmarks(first: $first, after: $after, query: $query, tags: $tags, folderId: $folderId, order: $order) {\n        edges {\n          cursor\n          postId\n          note\n          savedAt\n          folders {\n            id\n            name\n          }\n          node {\n            id\n            bookmarked\n            tags\n            ...PostCard_post\n            ...LikersButton_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n        tags {\n          name\n          count\n        }\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation SetTyping($conversationId: ID!, $isTyping: Boolean!) {\n    setTyping(id: $conversationId, isTyping: $isTyping)\n  }\n"): (typeof documents)["\n  mutation SetTyping($conversationId: ID!, $isTyping: Boolean!) {\n    setTyping(id: $conversationId, isTyping: $isTyping)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChatCounts_conversation on Conversation {\n    id\n    lastSeq\n    lastReadSeq\n    unreadCount\n  }\n"): (typeof documents)["\n  fragment ChatCounts_conversation on Conversation {\n    id\n    lastSeq\n    lastReadSeq\n    unreadCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChatNewsMessage_message on Message {\n    id\n    conversationId\n    seq\n    type\n    text\n    clientId\n    replyToId\n    sentAt\n    editedAt\n    deleted\n    hidden\n    sender {\n      id\n      name\n      username\n      avatar {\n        url\n        placeholder\n      }\n    }\n    media {\n      id\n      url\n      alt\n      width\n      height\n      placeholder\n      animated\n      thumbnail\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ChatNewsMessage_message on Message {\n    id\n    conversationId\n    seq\n    type\n    text\n    clientId\n    replyToId\n    sentAt\n    editedAt\n    deleted\n    hidden\n    sender {\n      id\n      name\n      username\n      avatar {\n        url\n        placeholder\n      }\n    }\n    media {\n      id\n      url\n      alt\n      width\n      height\n      placeholder\n      animated\n      thumbnail\n      sources {\n        url\n        width\n        type\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation MuteConversation($id: ID!, $duration: MuteDuration!) {\n    muteConversation(id: $id, duration: $duration) {\n      id\n      isMuted\n    }\n  }\n"): (typeof documents)["\n  mutation MuteConversation($id: ID!, $duration: MuteDuration!) {\n    muteConversation(id: $id, duration: $duration) {\n      id\n      isMuted\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnmuteConversation($id: ID!) {\n    unmuteConversation(id: $id) {\n      id\n      isMuted\n    }\n  }\n"): (typeof documents)["\n  mutation UnmuteConversation($id: ID!) {\n    unmuteConversation(id: $id) {\n      id\n      isMuted\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation SetReaction($messageId: ID!, $emoji: String!, $on: Boolean!) {\n    setReaction(id: $messageId, emoji: $emoji, on: $on) {\n      ...ChatMessage_message @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation SetReaction($messageId: ID!, $emoji: String!, $on: Boolean!) {\n    setReaction(id: $messageId, emoji: $emoji, on: $on) {\n      ...ChatMessage_message @unmask\n    }\n  }\n"];
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
export function graphql(source: "\n  query PostComments($postId: ID!, $after: String) {\n    post(id: $postId) {\n      id\n      commentsCount\n      commentsClosed\n      comments(first: 20, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...CommentThread_comment\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query PostComments($postId: ID!, $after: String) {\n    post(id: $postId) {\n      id\n      commentsCount\n      commentsClosed\n      comments(first: 20, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...CommentThread_comment\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CommentMenu_post on Post {\n    id\n    group {\n      id\n      canManage\n    }\n  }\n"): (typeof documents)["\n  fragment CommentMenu_post on Post {\n    id\n    group {\n      id\n      canManage\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment CommentsClosed_post on Post {\n    id\n    commentsClosed\n  }\n"): (typeof documents)["\n  fragment CommentsClosed_post on Post {\n    id\n    commentsClosed\n  }\n"];
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
export function graphql(source: "\n  mutation RemoveGroupComment($groupId: ID!, $id: ID!, $reason: String, $rule: String) {\n    removeGroupComment(groupId: $groupId, id: $id, reason: $reason, rule: $rule)\n  }\n"): (typeof documents)["\n  mutation RemoveGroupComment($groupId: ID!, $id: ID!, $reason: String, $rule: String) {\n    removeGroupComment(groupId: $groupId, id: $id, reason: $reason, rule: $rule)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PutBackGroupComment($groupId: ID!, $id: ID!) {\n    putBackGroupComment(groupId: $groupId, id: $id)\n  }\n"): (typeof documents)["\n  mutation PutBackGroupComment($groupId: ID!, $id: ID!) {\n    putBackGroupComment(groupId: $groupId, id: $id)\n  }\n"];
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
export function graphql(source: "\n  query CommunityNotices {\n    community {\n      announcement {\n        text\n        until\n      }\n      maintenance\n    }\n  }\n"): (typeof documents)["\n  query CommunityNotices {\n    community {\n      announcement {\n        text\n        until\n      }\n      maintenance\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription CommunityChanged {\n    communityChanged {\n      announcement {\n        text\n        until\n      }\n      maintenance\n    }\n  }\n"): (typeof documents)["\n  subscription CommunityChanged {\n    communityChanged {\n      announcement {\n        text\n        until\n      }\n      maintenance\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CommunitySettings {\n    communitySettings {\n      name\n      contact\n      logo {\n        url\n      }\n      accentLight\n      accentDark\n      announcement\n      announcementUntil\n      auditDays\n      sightingsDays\n      maintenance\n      maintenanceMessage\n      publicIdeas\n    }\n  }\n"): (typeof documents)["\n  query CommunitySettings {\n    communitySettings {\n      name\n      contact\n      logo {\n        url\n      }\n      accentLight\n      accentDark\n      announcement\n      announcementUntil\n      auditDays\n      sightingsDays\n      maintenance\n      maintenanceMessage\n      publicIdeas\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCommunitySettings($input: UpdateCommunitySettingsInput!) {\n    updateCommunitySettings(input: $input) {\n      name\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateCommunitySettings($input: UpdateCommunitySettingsInput!) {\n    updateCommunitySettings(input: $input) {\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription EverythingAdded {\n    everythingAdded {\n      id\n      author {\n        id\n      }\n      ...PostCard_post\n    }\n  }\n"): (typeof documents)["\n  subscription EverythingAdded {\n    everythingAdded {\n      id\n      author {\n        id\n      }\n      ...PostCard_post\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription FollowingAdded {\n    followingAdded {\n      id\n      author {\n        id\n      }\n      ...PostCard_post\n    }\n  }\n"): (typeof documents)["\n  subscription FollowingAdded {\n    followingAdded {\n      id\n      author {\n        id\n      }\n      ...PostCard_post\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewestPosts($scope: FeedScope!, $first: Int!) {\n    feed(first: $first, scope: $scope, order: LATEST) {\n      edges {\n        node {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query NewestPosts($scope: FeedScope!, $first: Int!) {\n    feed(first: $first, scope: $scope, order: LATEST) {\n      edges {\n        node {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GroupPosts($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      posts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...ManagedPostAbove_post\n            ...PostCard_post\n            ...LikersButton_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query GroupPosts($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      posts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...ManagedPostAbove_post\n            ...PostCard_post\n            ...LikersButton_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FirstSteps {\n    viewer {\n      missingProfileFields\n      sentBondRequests(first: 1) {\n        totalCount\n      }\n      user {\n        id\n        bondsCount\n        followingCount\n        posts(first: 1) {\n          edges {\n            node {\n              id\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query FirstSteps {\n    viewer {\n      missingProfileFields\n      sentBondRequests(first: 1) {\n        totalCount\n      }\n      user {\n        id\n        bondsCount\n        followingCount\n        posts(first: 1) {\n          edges {\n            node {\n              id\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FeedPage(\n    $first: Int!\n    $after: String\n    $scope: FeedScope!\n    $order: FeedOrder!\n    $fromPost: ID\n    $hasReasons: Boolean!\n  ) {\n    feed(first: $first, after: $after, scope: $scope, order: $order, fromPost: $fromPost) {\n      edges {\n        cursor\n        node {\n          id\n          ... @include(if: $hasReasons) {\n            author {\n              id\n              name\n            }\n            reason {\n              kind\n              text\n              tag\n              user {\n                id\n                name\n              }\n              group {\n                id\n                name\n              }\n            }\n          }\n          ...PostCard_post\n          ...LikersButton_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query FeedPage(\n    $first: Int!\n    $after: String\n    $scope: FeedScope!\n    $order: FeedOrder!\n    $fromPost: ID\n    $hasReasons: Boolean!\n  ) {\n    feed(first: $first, after: $after, scope: $scope, order: $order, fromPost: $fromPost) {\n      edges {\n        cursor\n        node {\n          id\n          ... @include(if: $hasReasons) {\n            author {\n              id\n              name\n            }\n            reason {\n              kind\n              text\n              tag\n              user {\n                id\n                name\n              }\n              group {\n                id\n                name\n              }\n            }\n          }\n          ...PostCard_post\n          ...LikersButton_post\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LeadIdeas {\n    news {\n      ideas {\n        id\n        ...LeadIdea_post\n      }\n    }\n  }\n"): (typeof documents)["\n  query LeadIdeas {\n    news {\n      ideas {\n        id\n        ...LeadIdea_post\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LeadIdea_post on Post {\n    id\n    title\n    content\n    category\n    likesCount\n    commentsCount\n    author {\n      id\n      name\n      avatar {\n        url\n        placeholder\n      }\n    }\n    media {\n      id\n      type\n      ...PostImage_media\n    }\n  }\n"): (typeof documents)["\n  fragment LeadIdea_post on Post {\n    id\n    title\n    content\n    category\n    likesCount\n    commentsCount\n    author {\n      id\n      name\n      avatar {\n        url\n        placeholder\n      }\n    }\n    media {\n      id\n      type\n      ...PostImage_media\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewsOfTheDay {\n    news {\n      links {\n        url\n        host\n        membersCount\n        lastSharedAt\n        post {\n          id\n          title\n          content\n        }\n      }\n      ideas {\n        id\n        title\n        content\n        likesCount\n        commentsCount\n        author {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query NewsOfTheDay {\n    news {\n      links {\n        url\n        host\n        membersCount\n        lastSharedAt\n        post {\n          id\n          title\n          content\n        }\n      }\n      ideas {\n        id\n        title\n        content\n        likesCount\n        commentsCount\n        author {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetFeedPlace($scope: FeedScope!, $postId: ID!) {\n    setFeedPlace(scope: $scope, postId: $postId) {\n      hasFollowing\n    }\n  }\n"): (typeof documents)["\n  mutation SetFeedPlace($scope: FeedScope!, $postId: ID!) {\n    setFeedPlace(scope: $scope, postId: $postId) {\n      hasFollowing\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskForLess($postId: ID!) {\n    askForLess(postId: $postId) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation AskForLess($postId: ID!) {\n    askForLess(postId: $postId) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MuteInFeed($userId: ID, $tag: String, $groupId: ID) {\n    muteInFeed(userId: $userId, tag: $tag, groupId: $groupId) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation MuteInFeed($userId: ID, $tag: String, $groupId: ID) {\n    muteInFeed(userId: $userId, tag: $tag, groupId: $groupId) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetFeedTagFollowed($name: String!, $followed: Boolean!) {\n    setTagFollowed(name: $name, followed: $followed) {\n      name\n      isFollowed\n    }\n  }\n"): (typeof documents)["\n  mutation SetFeedTagFollowed($name: String!, $followed: Boolean!) {\n    setTagFollowed(name: $name, followed: $followed) {\n      name\n      isFollowed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveFeedPreference($id: ID!) {\n    removeFeedPreference(id: $id)\n  }\n"): (typeof documents)["\n  mutation RemoveFeedPreference($id: ID!) {\n    removeFeedPreference(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FeedPreferences($first: Int!, $after: String) {\n    viewer {\n      feedPreferences(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...PreferenceRow_preference\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query FeedPreferences($first: Int!, $after: String) {\n    viewer {\n      feedPreferences(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...PreferenceRow_preference\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PreferenceRow_preference on FeedPreference {\n    id\n    kind\n    tag\n    until\n    user {\n      id\n      name\n    }\n    group {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment PreferenceRow_preference on FeedPreference {\n    id\n    kind\n    tag\n    until\n    user {\n      id\n      name\n    }\n    group {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetFeedOrder($order: FeedOrder!) {\n    setFeedOrder(order: $order) {\n      order\n    }\n  }\n"): (typeof documents)["\n  mutation SetFeedOrder($order: FeedOrder!) {\n    setFeedOrder(order: $order) {\n      order\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FeedMemory {\n    viewer {\n      feed {\n        hasFollowing\n        order\n        following: place(scope: FOLLOWING) {\n          postId\n          newestId\n          updatedAt\n        }\n        everything: place(scope: EVERYTHING) {\n          postId\n          newestId\n          updatedAt\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query FeedMemory {\n    viewer {\n      feed {\n        hasFollowing\n        order\n        following: place(scope: FOLLOWING) {\n          postId\n          newestId\n          updatedAt\n        }\n        everything: place(scope: EVERYTHING) {\n          postId\n          newestId\n          updatedAt\n        }\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation SetGroupLevel($groupId: ID!, $level: GroupLevel!) {\n    setGroupLevel(id: $groupId, level: $level) {\n      id\n      notifyLevel\n    }\n  }\n"): (typeof documents)["\n  mutation SetGroupLevel($groupId: ID!, $level: GroupLevel!) {\n    setGroupLevel(id: $groupId, level: $level) {\n      id\n      notifyLevel\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JoinButton_group on Group {\n    id\n    name\n    slug\n    visibility\n    viewerState\n    questions\n  }\n"): (typeof documents)["\n  fragment JoinButton_group on Group {\n    id\n    name\n    slug\n    visibility\n    viewerState\n    questions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerGroupInvitation($groupId: ID!, $accept: Boolean!) {\n    answerGroupInvitation(id: $groupId, accept: $accept) {\n      id\n      isViewerInvited\n      ...GroupStanding\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerGroupInvitation($groupId: ID!, $accept: Boolean!) {\n    answerGroupInvitation(id: $groupId, accept: $accept) {\n      id\n      isViewerInvited\n      ...GroupStanding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JoinGroupByLink($code: String!) {\n    joinGroupByLink(code: $code) {\n      id\n      isViewerInvited\n      ...GroupStanding\n    }\n  }\n"): (typeof documents)["\n  mutation JoinGroupByLink($code: String!) {\n    joinGroupByLink(code: $code) {\n      id\n      isViewerInvited\n      ...GroupStanding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JoinGroup($id: ID!, $message: String, $answers: [String!]) {\n    joinGroup(id: $id, message: $message, answers: $answers) {\n      id\n      viewerState\n      ...GroupStanding\n    }\n  }\n"): (typeof documents)["\n  mutation JoinGroup($id: ID!, $message: String, $answers: [String!]) {\n    joinGroup(id: $id, message: $message, answers: $answers) {\n      id\n      viewerState\n      ...GroupStanding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveGroup($id: ID!) {\n    leaveGroup(id: $id) {\n      ...GroupStanding\n    }\n  }\n"): (typeof documents)["\n  mutation LeaveGroup($id: ID!) {\n    leaveGroup(id: $id) {\n      ...GroupStanding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GroupStanding on Group {\n    id\n    viewerState\n    viewerMessage\n    declinedAt\n    declineReason\n    viewerRole\n    canManage\n    canLeave\n    notifyLevel\n    membersCount\n    requestsCount\n  }\n"): (typeof documents)["\n  fragment GroupStanding on Group {\n    id\n    viewerState\n    viewerMessage\n    declinedAt\n    declineReason\n    viewerRole\n    canManage\n    canLeave\n    notifyLevel\n    membersCount\n    requestsCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditGroupDialog_group on Group {\n    id\n    slug\n    name\n    description\n    category\n    visibility\n    questions\n    approvesFirstPosts\n    cover {\n      url\n    }\n  }\n"): (typeof documents)["\n  fragment EditGroupDialog_group on Group {\n    id\n    slug\n    name\n    description\n    category\n    visibility\n    questions\n    approvesFirstPosts\n    cover {\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateGroup($input: CreateGroupInput!) {\n    createGroup(input: $input) {\n      id\n      slug\n      name\n    }\n  }\n"): (typeof documents)["\n  mutation CreateGroup($input: CreateGroupInput!) {\n    createGroup(input: $input) {\n      id\n      slug\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateGroup($id: ID!, $input: UpdateGroupInput!) {\n    updateGroup(id: $id, input: $input) {\n      id\n      approvesFirstPosts\n      ...GroupHead_group\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateGroup($id: ID!, $input: UpdateGroupInput!) {\n    updateGroup(id: $id, input: $input) {\n      id\n      approvesFirstPosts\n      ...GroupHead_group\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeletedGroups {\n    deletedGroups {\n      id\n      name\n      removedAt\n    }\n  }\n"): (typeof documents)["\n  query DeletedGroups {\n    deletedGroups {\n      id\n      name\n      removedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreGroup($id: ID!) {\n    restoreGroup(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreGroup($id: ID!) {\n    restoreGroup(id: $id) {\n      id\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation DeleteGroup($id: ID!, $name: String!) {\n    deleteGroup(id: $id, name: $name) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteGroup($id: ID!, $name: String!) {\n    deleteGroup(id: $id, name: $name) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Group($slug: String!) {\n    group(slug: $slug) {\n      id\n      slug\n      name\n      visibility\n      viewerState\n      viewerMessage\n      questions\n      declinedAt\n      declineReason\n      isViewerInvited\n      canManage\n      requestsCount\n      approvesFirstPosts\n      waitingPostsCount\n      ...GroupHead_group\n    }\n  }\n"): (typeof documents)["\n  query Group($slug: String!) {\n    group(slug: $slug) {\n      id\n      slug\n      name\n      visibility\n      viewerState\n      viewerMessage\n      questions\n      declinedAt\n      declineReason\n      isViewerInvited\n      canManage\n      requestsCount\n      approvesFirstPosts\n      waitingPostsCount\n      ...GroupHead_group\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GroupFacts($slug: String!, $first: Int!) {\n    group(slug: $slug) {\n      id\n      createdAt\n      membersCount\n      weekPostsCount\n      members(first: $first) {\n        edges {\n          cursor\n          node {\n            user {\n              id\n              ...Person_person\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query GroupFacts($slug: String!, $first: Int!) {\n    group(slug: $slug) {\n      id\n      createdAt\n      membersCount\n      weekPostsCount\n      members(first: $first) {\n        edges {\n          cursor\n          node {\n            user {\n              id\n              ...Person_person\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GroupHead_group on Group {\n    id\n    slug\n    name\n    description\n    category\n    visibility\n    membersCount\n    viewerState\n    viewerRole\n    questions\n    canManage\n    canLeave\n    notifyLevel\n    ...EditGroupDialog_group\n    createdAt\n    weekPostsCount\n    ...GroupCover_group\n    ...GroupFaces_group\n    ...JoinButton_group\n  }\n"): (typeof documents)["\n  fragment GroupHead_group on Group {\n    id\n    slug\n    name\n    description\n    category\n    visibility\n    membersCount\n    viewerState\n    viewerRole\n    questions\n    canManage\n    canLeave\n    notifyLevel\n    ...EditGroupDialog_group\n    createdAt\n    weekPostsCount\n    ...GroupCover_group\n    ...GroupFaces_group\n    ...JoinButton_group\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GroupDeclined($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      declined(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            since\n            reason\n            user {\n              id\n              name\n              ...Person_person\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query GroupDeclined($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      declined(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            since\n            reason\n            user {\n              id\n              name\n              ...Person_person\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GroupInvited($slug: String!) {\n    group(slug: $slug) {\n      id\n      invited {\n        since\n        user {\n          id\n          name\n          ...Person_person\n        }\n      }\n      links {\n        id\n        expiresAt\n        usesMax\n        uses\n      }\n    }\n  }\n"): (typeof documents)["\n  query GroupInvited($slug: String!) {\n    group(slug: $slug) {\n      id\n      invited {\n        since\n        user {\n          id\n          name\n          ...Person_person\n        }\n      }\n      links {\n        id\n        expiresAt\n        usesMax\n        uses\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GroupPeople($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      viewerRole\n      members(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            role\n            user {\n              id\n              name\n              ...Person_person\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query GroupPeople($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      viewerRole\n      members(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            role\n            user {\n              id\n              name\n              ...Person_person\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GroupRequests($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      requests(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            message\n            answers {\n              question\n              answer\n            }\n            user {\n              id\n              name\n              ...Person_person\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query GroupRequests($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      requests(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            message\n            answers {\n              question\n              answer\n            }\n            user {\n              id\n              name\n              ...Person_person\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InvitablePeople($query: String!) {\n    people(query: $query, first: 8) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          ...Person_person\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query InvitablePeople($query: String!) {\n    people(query: $query, first: 8) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          ...Person_person\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteToGroup($groupId: ID!, $userId: ID!) {\n    inviteToGroup(id: $groupId, userId: $userId) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation InviteToGroup($groupId: ID!, $userId: ID!) {\n    inviteToGroup(id: $groupId, userId: $userId) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawGroupInvitation($groupId: ID!, $userId: ID!) {\n    withdrawGroupInvitation(id: $groupId, userId: $userId) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawGroupInvitation($groupId: ID!, $userId: ID!) {\n    withdrawGroupInvitation(id: $groupId, userId: $userId) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateGroupLink($groupId: ID!, $days: Int!, $uses: Int!) {\n    createGroupLink(groupId: $groupId, days: $days, uses: $uses) {\n      code\n    }\n  }\n"): (typeof documents)["\n  mutation CreateGroupLink($groupId: ID!, $days: Int!, $uses: Int!) {\n    createGroupLink(groupId: $groupId, days: $days, uses: $uses) {\n      code\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeGroupLink($groupId: ID!, $id: ID!) {\n    revokeGroupLink(groupId: $groupId, id: $id)\n  }\n"): (typeof documents)["\n  mutation RevokeGroupLink($groupId: ID!, $id: ID!) {\n    revokeGroupLink(groupId: $groupId, id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerJoinRequest($groupId: ID!, $userId: ID!, $accept: Boolean!, $reason: String) {\n    answerJoinRequest(id: $groupId, userId: $userId, accept: $accept, reason: $reason) {\n      ...GroupStanding\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerJoinRequest($groupId: ID!, $userId: ID!, $accept: Boolean!, $reason: String) {\n    answerJoinRequest(id: $groupId, userId: $userId, accept: $accept, reason: $reason) {\n      ...GroupStanding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetGroupRole($groupId: ID!, $userId: ID!, $role: GroupRole!) {\n    setGroupRole(id: $groupId, userId: $userId, role: $role) {\n      ...GroupStanding\n    }\n  }\n"): (typeof documents)["\n  mutation SetGroupRole($groupId: ID!, $userId: ID!, $role: GroupRole!) {\n    setGroupRole(id: $groupId, userId: $userId, role: $role) {\n      ...GroupStanding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveGroupMember($groupId: ID!, $userId: ID!) {\n    removeGroupMember(id: $groupId, userId: $userId) {\n      ...GroupStanding\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveGroupMember($groupId: ID!, $userId: ID!) {\n    removeGroupMember(id: $groupId, userId: $userId) {\n      ...GroupStanding\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InsightReport_insight on Insight {\n    id\n    prompt\n    foundCount\n    isEnough\n    confidence\n    nearestTopics\n    answer {\n      isWorded\n      sentences {\n        text\n        sources\n      }\n      sources {\n        postId\n        commentId\n        quote\n        author {\n          id\n          name\n        }\n        post {\n          id\n          title\n          content\n        }\n      }\n    }\n    people {\n      reason\n      postIds\n      user {\n        id\n        ...Person_person\n      }\n    }\n    disputed {\n      postId\n      commentId\n      quote\n      author {\n        id\n        name\n      }\n      post {\n        id\n        title\n        content\n      }\n    }\n    unanswered {\n      postId\n      commentId\n      quote\n      author {\n        id\n        name\n      }\n      post {\n        id\n        title\n        content\n      }\n    }\n    cards {\n      kind\n      title\n      isEnough\n      isWorded\n      tags\n      relatedCount\n      relatedQuery\n      confidence {\n        percent\n        met\n        coverage\n        agreement\n        recency\n      }\n      sentences {\n        text\n        postIds\n      }\n      posts(first: 5) {\n        id\n        title\n        content\n        author {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment InsightReport_insight on Insight {\n    id\n    prompt\n    foundCount\n    isEnough\n    confidence\n    nearestTopics\n    answer {\n      isWorded\n      sentences {\n        text\n        sources\n      }\n      sources {\n        postId\n        commentId\n        quote\n        author {\n          id\n          name\n        }\n        post {\n          id\n          title\n          content\n        }\n      }\n    }\n    people {\n      reason\n      postIds\n      user {\n        id\n        ...Person_person\n      }\n    }\n    disputed {\n      postId\n      commentId\n      quote\n      author {\n        id\n        name\n      }\n      post {\n        id\n        title\n        content\n      }\n    }\n    unanswered {\n      postId\n      commentId\n      quote\n      author {\n        id\n        name\n      }\n      post {\n        id\n        title\n        content\n      }\n    }\n    cards {\n      kind\n      title\n      isEnough\n      isWorded\n      tags\n      relatedCount\n      relatedQuery\n      confidence {\n        percent\n        met\n        coverage\n        agreement\n        recency\n      }\n      sentences {\n        text\n        postIds\n      }\n      posts(first: 5) {\n        id\n        title\n        content\n        author {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WeekInsights {\n    weekInsights {\n      foundCount\n      isEnough\n      cards {\n        kind\n        title\n        isEnough\n        isWorded\n        tags\n        relatedCount\n        relatedQuery\n        confidence {\n          percent\n          met\n          coverage\n          agreement\n          recency\n        }\n        sentences {\n          text\n          postIds\n        }\n        posts(first: 5) {\n          id\n          title\n          content\n          author {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query WeekInsights {\n    weekInsights {\n      foundCount\n      isEnough\n      cards {\n        kind\n        title\n        isEnough\n        isWorded\n        tags\n        relatedCount\n        relatedQuery\n        confidence {\n          percent\n          met\n          coverage\n          agreement\n          recency\n        }\n        sentences {\n          text\n          postIds\n        }\n        posts(first: 5) {\n          id\n          title\n          content\n          author {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  query AutoplaySetting {\n    viewer {\n      settings {\n        autoplay\n      }\n    }\n  }\n"): (typeof documents)["\n  query AutoplaySetting {\n    viewer {\n      settings {\n        autoplay\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetAutoplay($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      autoplay\n    }\n  }\n"): (typeof documents)["\n  mutation SetAutoplay($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      autoplay\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AppealCard_appeal on ModerationAppeal {\n    id\n    state\n    words\n    createdAt\n    member {\n      user {\n        id\n        name\n      }\n      ...MemberRecord_member\n    }\n    suspendedAt\n    suspendedUntil\n    ruleTitle\n    suspensionWords\n    suspendedBy {\n      id\n      name\n    }\n    decidedBy {\n      id\n      name\n    }\n    decidedWords\n    decidedAt\n    refusal\n  }\n"): (typeof documents)["\n  fragment AppealCard_appeal on ModerationAppeal {\n    id\n    state\n    words\n    createdAt\n    member {\n      user {\n        id\n        name\n      }\n      ...MemberRecord_member\n    }\n    suspendedAt\n    suspendedUntil\n    ruleTitle\n    suspensionWords\n    suspendedBy {\n      id\n      name\n    }\n    decidedBy {\n      id\n      name\n    }\n    decidedWords\n    decidedAt\n    refusal\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ModerationAppeals($state: AppealState!, $first: Int!, $after: String) {\n    moderationAppeals(state: $state, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          state\n          ...AppealCard_appeal\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query ModerationAppeals($state: AppealState!, $first: Int!, $after: String) {\n    moderationAppeals(state: $state, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          state\n          ...AppealCard_appeal\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideAppeal($id: ID!, $outcome: AppealOutcome!, $words: String!) {\n    decideAppeal(id: $id, outcome: $outcome, words: $words) {\n      id\n      state\n      ...AppealCard_appeal\n    }\n  }\n"): (typeof documents)["\n  mutation DecideAppeal($id: ID!, $outcome: AppealOutcome!, $words: String!) {\n    decideAppeal(id: $id, outcome: $outcome, words: $words) {\n      id\n      state\n      ...AppealCard_appeal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CaseDecision_act on ModerationAct {\n    id\n    outcome\n    ruleTitle\n    words\n    until\n    createdAt\n    undoneAt\n    by {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment CaseDecision_act on ModerationAct {\n    id\n    outcome\n    ruleTitle\n    words\n    until\n    createdAt\n    undoneAt\n    by {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CasePane($id: ID!) {\n    moderationCase(id: $id) {\n      id\n      ...CaseView_case\n    }\n  }\n"): (typeof documents)["\n  query CasePane($id: ID!) {\n    moderationCase(id: $id) {\n      id\n      ...CaseView_case\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CaseReports_case on ModerationCase {\n    id\n    reportsCount\n    reports {\n      id\n      ruleTitle\n      text\n      createdAt\n      reporter {\n        id\n        ...Person_person\n      }\n      reporterReports\n      reporterDecided\n      reporterUpheld\n    }\n  }\n"): (typeof documents)["\n  fragment CaseReports_case on ModerationCase {\n    id\n    reportsCount\n    reports {\n      id\n      ruleTitle\n      text\n      createdAt\n      reporter {\n        id\n        ...Person_person\n      }\n      reporterReports\n      reporterDecided\n      reporterUpheld\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CaseView_case on ModerationCase {\n    id\n    kind\n    subjectId\n    state\n    about\n    outcomes\n    refusal\n    reportsCount\n    firstReportedAt\n    lastReportedAt\n    rules {\n      key\n      title\n      count\n    }\n    owner {\n      ...MemberRecord_member\n    }\n    claim {\n      mine\n      until\n      by {\n        id\n        name\n      }\n    }\n    decision {\n      ...CaseDecision_act\n    }\n    ...ReportedThing_case\n    ...CaseReports_case\n  }\n"): (typeof documents)["\n  fragment CaseView_case on ModerationCase {\n    id\n    kind\n    subjectId\n    state\n    about\n    outcomes\n    refusal\n    reportsCount\n    firstReportedAt\n    lastReportedAt\n    rules {\n      key\n      title\n      count\n    }\n    owner {\n      ...MemberRecord_member\n    }\n    claim {\n      mine\n      until\n      by {\n        id\n        name\n      }\n    }\n    decision {\n      ...CaseDecision_act\n    }\n    ...ReportedThing_case\n    ...CaseReports_case\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReportedThing_case on ModerationCase {\n    id\n    kind\n    currentState\n    reported {\n      title\n      text\n      authorName\n      createdAt\n      filesCount\n      path\n      before {\n        authorName\n        authorUsername\n        text\n        createdAt\n      }\n    }\n    current {\n      title\n      text\n      createdAt\n      editedAt\n      media {\n        id\n        ...PostMedia_media\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ReportedThing_case on ModerationCase {\n    id\n    kind\n    currentState\n    reported {\n      title\n      text\n      authorName\n      createdAt\n      filesCount\n      path\n      before {\n        authorName\n        authorUsername\n        text\n        createdAt\n      }\n    }\n    current {\n      title\n      text\n      createdAt\n      editedAt\n      media {\n        id\n        ...PostMedia_media\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClaimCase($id: ID!) {\n    claimReport(id: $id) {\n      ...ListedCase\n      ...CaseRow_case\n      ...CaseView_case\n    }\n  }\n"): (typeof documents)["\n  mutation ClaimCase($id: ID!) {\n    claimReport(id: $id) {\n      ...ListedCase\n      ...CaseRow_case\n      ...CaseView_case\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReleaseCase($id: ID!) {\n    releaseReport(id: $id) {\n      ...ListedCase\n      ...CaseRow_case\n    }\n  }\n"): (typeof documents)["\n  mutation ReleaseCase($id: ID!) {\n    releaseReport(id: $id) {\n      ...ListedCase\n      ...CaseRow_case\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideCase($id: ID!, $outcome: ModerationOutcome!, $rule: String, $days: Int, $words: String!) {\n    decideReports(id: $id, outcome: $outcome, rule: $rule, days: $days, words: $words) {\n      act {\n        id\n      }\n      case {\n        ...ListedCase\n        ...CaseRow_case\n        ...CaseView_case\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DecideCase($id: ID!, $outcome: ModerationOutcome!, $rule: String, $days: Int, $words: String!) {\n    decideReports(id: $id, outcome: $outcome, rule: $rule, days: $days, words: $words) {\n      act {\n        id\n      }\n      case {\n        ...ListedCase\n        ...CaseRow_case\n        ...CaseView_case\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MemberRecord_member on ModerationMember {\n    user {\n      id\n      ...Person_person\n    }\n    role\n    joinedAt\n    postsCount\n    hasStanding\n    standingTaken\n    suspended\n    suspendedUntil\n    suspensionsCount\n    openReports\n    earlier {\n      outcome\n      count\n    }\n  }\n"): (typeof documents)["\n  fragment MemberRecord_member on ModerationMember {\n    user {\n      id\n      ...Person_person\n    }\n    role\n    joinedAt\n    postsCount\n    hasStanding\n    standingTaken\n    suspended\n    suspendedUntil\n    suspensionsCount\n    openReports\n    earlier {\n      outcome\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListedCase on ModerationCase {\n    id\n    kind\n    subjectId\n    state\n    rules {\n      key\n    }\n    claim {\n      mine\n    }\n  }\n"): (typeof documents)["\n  fragment ListedCase on ModerationCase {\n    id\n    kind\n    subjectId\n    state\n    rules {\n      key\n    }\n    claim {\n      mine\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CaseAgain($id: ID!) {\n    moderationCase(id: $id) {\n      ...ListedCase\n      ...CaseRow_case\n      ...CaseView_case\n    }\n  }\n"): (typeof documents)["\n  query CaseAgain($id: ID!) {\n    moderationCase(id: $id) {\n      ...ListedCase\n      ...CaseRow_case\n      ...CaseView_case\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffRole {\n    viewer {\n      staffRole\n    }\n  }\n"): (typeof documents)["\n  query StaffRole {\n    viewer {\n      staffRole\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ModerationCounts {\n    moderationCounts {\n      cases\n      appeals\n    }\n  }\n"): (typeof documents)["\n  query ModerationCounts {\n    moderationCounts {\n      cases\n      appeals\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoStaffAct($id: ID!, $why: String!) {\n    undoStaffAct(id: $id, why: $why) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation UndoStaffAct($id: ID!, $why: String!) {\n    undoStaffAct(id: $id, why: $why) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LogEntry_entry on StaffLogEntry {\n    id\n    action\n    actorId\n    actor {\n      id\n      name\n    }\n    subject {\n      id\n      kind\n      name\n      handle\n      path\n      deleted\n    }\n    why\n    before\n    after\n    undoes\n    undoneBy\n    canUndo\n    createdAt\n  }\n"): (typeof documents)["\n  fragment LogEntry_entry on StaffLogEntry {\n    id\n    action\n    actorId\n    actor {\n      id\n      name\n    }\n    subject {\n      id\n      kind\n      name\n      handle\n      path\n      deleted\n    }\n    why\n    before\n    after\n    undoes\n    undoneBy\n    canUndo\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffLog(\n    $action: String\n    $actorId: ID\n    $subjectKind: StaffSubjectKind\n    $subjectId: ID\n    $first: Int!\n    $after: String\n  ) {\n    moderationLog(\n      action: $action\n      actorId: $actorId\n      subjectKind: $subjectKind\n      subjectId: $subjectId\n      first: $first\n      after: $after\n    ) {\n      edges {\n        cursor\n        node {\n          id\n          ...LogEntry_entry\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query StaffLog(\n    $action: String\n    $actorId: ID\n    $subjectKind: StaffSubjectKind\n    $subjectId: ID\n    $first: Int!\n    $after: String\n  ) {\n    moderationLog(\n      action: $action\n      actorId: $actorId\n      subjectKind: $subjectKind\n      subjectId: $subjectId\n      first: $first\n      after: $after\n    ) {\n      edges {\n        cursor\n        node {\n          id\n          ...LogEntry_entry\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CaseRow_case on ModerationCase {\n    id\n    kind\n    about\n    reported {\n      title\n      text\n    }\n    reportsCount\n    rules {\n      key\n      title\n      count\n    }\n    firstReportedAt\n    claim {\n      mine\n      until\n      by {\n        id\n        name\n      }\n    }\n    decision {\n      id\n      outcome\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  fragment CaseRow_case on ModerationCase {\n    id\n    kind\n    about\n    reported {\n      title\n      text\n    }\n    reportsCount\n    rules {\n      key\n      title\n      count\n    }\n    firstReportedAt\n    claim {\n      mine\n      until\n      by {\n        id\n        name\n      }\n    }\n    decision {\n      id\n      outcome\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ModerationQueue(\n    $state: ReportState!\n    $kind: ReportKind\n    $rule: String\n    $mine: Boolean!\n    $order: ModerationOrder!\n    $first: Int!\n    $after: String\n  ) {\n    moderationQueue(state: $state, kind: $kind, rule: $rule, mine: $mine, order: $order, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...ListedCase @unmask\n          ...CaseRow_case\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query ModerationQueue(\n    $state: ReportState!\n    $kind: ReportKind\n    $rule: String\n    $mine: Boolean!\n    $order: ModerationOrder!\n    $first: Int!\n    $after: String\n  ) {\n    moderationQueue(state: $state, kind: $kind, rule: $rule, mine: $mine, order: $order, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          ...ListedCase @unmask\n          ...CaseRow_case\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ModerationQueueChanged {\n    moderationQueueChanged {\n      kind\n      subjectId\n      case {\n        ...ListedCase @unmask\n        ...CaseRow_case\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ModerationQueueChanged {\n    moderationQueueChanged {\n      kind\n      subjectId\n      case {\n        ...ListedCase @unmask\n        ...CaseRow_case\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedModerationFilters {\n    moderationFilters {\n      id\n      name\n      state\n      kind\n      rule\n      mine\n      order\n    }\n  }\n"): (typeof documents)["\n  query SavedModerationFilters {\n    moderationFilters {\n      id\n      name\n      state\n      kind\n      rule\n      mine\n      order\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveModerationFilter($input: ModerationFilterInput!) {\n    saveModerationFilter(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation SaveModerationFilter($input: ModerationFilterInput!) {\n    saveModerationFilter(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteModerationFilter($id: ID!) {\n    deleteModerationFilter(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteModerationFilter($id: ID!) {\n    deleteModerationFilter(id: $id)\n  }\n"];
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
export function graphql(source: "\n  fragment Person_person on User {\n    id\n    name\n    username\n    isOnline\n    avatar {\n      url\n      placeholder\n    }\n  }\n"): (typeof documents)["\n  fragment Person_person on User {\n    id\n    name\n    username\n    isOnline\n    avatar {\n      url\n      placeholder\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePost($id: ID!) {\n    deletePost(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeletePost($id: ID!) {\n    deletePost(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HiddenNote($id: ID!) {\n    post(id: $id) {\n      id\n      hiddenNote {\n        rule\n        words\n      }\n    }\n  }\n"): (typeof documents)["\n  query HiddenNote($id: ID!) {\n    post(id: $id) {\n      id\n      hiddenNote {\n        rule\n        words\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostActions_post on Post {\n    id\n    commentsCount\n    ...PostLike_post\n    ...PostBookmark_post\n  }\n"): (typeof documents)["\n  fragment PostActions_post on Post {\n    id\n    commentsCount\n    ...PostLike_post\n    ...PostBookmark_post\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostByline_post on Post {\n    id\n    createdAt\n    editedAt\n    visibility\n    location {\n      lat\n      lng\n    }\n    placeName\n    group {\n      id\n      slug\n      name\n    }\n    author {\n      id\n      ...Person_person\n    }\n  }\n"): (typeof documents)["\n  fragment PostByline_post on Post {\n    id\n    createdAt\n    editedAt\n    visibility\n    location {\n      lat\n      lng\n    }\n    placeName\n    group {\n      id\n      slug\n      name\n    }\n    author {\n      id\n      ...Person_person\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation SetBookmarked($postId: ID!, $bookmarked: Boolean!) {\n    setBookmarked(id: $postId, bookmarked: $bookmarked) {\n      ...PostBookmark_post\n    }\n  }\n"): (typeof documents)["\n  mutation SetBookmarked($postId: ID!, $bookmarked: Boolean!) {\n    setBookmarked(id: $postId, bookmarked: $bookmarked) {\n      ...PostBookmark_post\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostLike_post on Post {\n    id\n    liked\n    likesCount\n  }\n"): (typeof documents)["\n  fragment PostLike_post on Post {\n    id\n    liked\n    likesCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetLiked($postId: ID!, $liked: Boolean!) {\n    setLiked(id: $postId, liked: $liked) {\n      ...PostLike_post\n    }\n  }\n"): (typeof documents)["\n  mutation SetLiked($postId: ID!, $liked: Boolean!) {\n    setLiked(id: $postId, liked: $liked) {\n      ...PostLike_post\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ComposerDraft_draft on Draft {\n    id\n    kind\n    version\n    title\n    content\n    category\n    tags\n    location {\n      lat\n      lng\n    }\n    placeName\n    visibility\n    groupId\n    media {\n      id\n      type\n      url\n      thumbnail\n      alt\n    }\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment ComposerDraft_draft on Draft {\n    id\n    kind\n    version\n    title\n    content\n    category\n    tags\n    location {\n      lat\n      lng\n    }\n    placeName\n    visibility\n    groupId\n    media {\n      id\n      type\n      url\n      thumbnail\n      alt\n    }\n    updatedAt\n  }\n"];
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
export function graphql(source: "\n  query EditPost($id: ID!) {\n    post(id: $id) {\n      id\n      title\n      content\n      category\n      tags\n      visibility\n      location {\n        lat\n        lng\n      }\n      placeName\n      group {\n        id\n      }\n      media {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query EditPost($id: ID!) {\n    post(id: $id) {\n      id\n      title\n      content\n      category\n      tags\n      visibility\n      location {\n        lat\n        lng\n      }\n      placeName\n      group {\n        id\n      }\n      media {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePost($id: ID!, $input: UpdatePostInput!) {\n    updatePost(id: $id, input: $input) {\n      id\n      category\n      ...PostCard_post\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePost($id: ID!, $input: UpdatePostInput!) {\n    updatePost(id: $id, input: $input) {\n      id\n      category\n      ...PostCard_post\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AudienceGroups($first: Int!, $after: String) {\n    groups(mine: true, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          visibility\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query AudienceGroups($first: Int!, $after: String) {\n    groups(mine: true, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          visibility\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  query HiddenLine($id: ID!) {\n    post(id: $id) {\n      id\n      isHiddenByViewer\n    }\n  }\n"): (typeof documents)["\n  query HiddenLine($id: ID!) {\n    post(id: $id) {\n      id\n      isHiddenByViewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HiddenPosts($first: Int!, $after: String) {\n    viewer {\n      hiddenPosts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            title\n            content\n            author {\n              id\n              name\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query HiddenPosts($first: Int!, $after: String) {\n    viewer {\n      hiddenPosts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            title\n            content\n            author {\n              id\n              name\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LikersButton_post on Post {\n    id\n    likers(first: 2) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          avatar {\n            url\n            placeholder\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment LikersButton_post on Post {\n    id\n    likers(first: 2) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          avatar {\n            url\n            placeholder\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostLikers($id: ID!, $first: Int!, $after: String) {\n    post(id: $id) {\n      id\n      likers(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...Person_person\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PostLikers($id: ID!, $first: Int!, $after: String) {\n    post(id: $id) {\n      id\n      likers(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...Person_person\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ManagedPostAbove_post on Post {\n    id\n    pinned\n    commentsClosed\n  }\n"): (typeof documents)["\n  fragment ManagedPostAbove_post on Post {\n    id\n    pinned\n    commentsClosed\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManagedPost($id: ID!) {\n    post(id: $id) {\n      id\n      pinned\n      commentsClosed\n      group {\n        id\n        canManage\n      }\n    }\n  }\n"): (typeof documents)["\n  query ManagedPost($id: ID!) {\n    post(id: $id) {\n      id\n      pinned\n      commentsClosed\n      group {\n        id\n        canManage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateGroupPost($groupId: ID!, $postId: ID!, $input: UpdateGroupPostInput!) {\n    updateGroupPost(groupId: $groupId, id: $postId, input: $input) {\n      id\n      pinned\n      commentsClosed\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateGroupPost($groupId: ID!, $postId: ID!, $input: UpdateGroupPostInput!) {\n    updateGroupPost(groupId: $groupId, id: $postId, input: $input) {\n      id\n      pinned\n      commentsClosed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveGroupPost($groupId: ID!, $postId: ID!, $reason: String, $rule: String) {\n    removeGroupPost(groupId: $groupId, id: $postId, reason: $reason, rule: $rule)\n  }\n"): (typeof documents)["\n  mutation RemoveGroupPost($groupId: ID!, $postId: ID!, $reason: String, $rule: String) {\n    removeGroupPost(groupId: $groupId, id: $postId, reason: $reason, rule: $rule)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PutBackGroupPost($groupId: ID!, $postId: ID!) {\n    putBackGroupPost(groupId: $groupId, id: $postId)\n  }\n"): (typeof documents)["\n  mutation PutBackGroupPost($groupId: ID!, $postId: ID!) {\n    putBackGroupPost(groupId: $groupId, id: $postId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostAnimation_media on Media {\n    id\n    url\n    alt\n    width\n    height\n    thumbnail\n  }\n"): (typeof documents)["\n  fragment PostAnimation_media on Media {\n    id\n    url\n    alt\n    width\n    height\n    thumbnail\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostGallery_post on Post {\n    id\n    media {\n      id\n      type\n      url\n      alt\n      width\n      height\n      animated\n      thumbnail\n      sources {\n        url\n        width\n        type\n      }\n      ...PostMedia_media\n    }\n  }\n"): (typeof documents)["\n  fragment PostGallery_post on Post {\n    id\n    media {\n      id\n      type\n      url\n      alt\n      width\n      height\n      animated\n      thumbnail\n      sources {\n        url\n        width\n        type\n      }\n      ...PostMedia_media\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostImage_media on Media {\n    id\n    url\n    alt\n    width\n    height\n    placeholder\n    sources {\n      url\n      width\n      type\n    }\n  }\n"): (typeof documents)["\n  fragment PostImage_media on Media {\n    id\n    url\n    alt\n    width\n    height\n    placeholder\n    sources {\n      url\n      width\n      type\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PostMedia_media on Media {\n    id\n    type\n    width\n    height\n    animated\n    thumbnail\n    ...PostImage_media\n    ...PostAnimation_media\n    ...PostVideo_media\n  }\n"): (typeof documents)["\n  fragment PostMedia_media on Media {\n    id\n    type\n    width\n    height\n    animated\n    thumbnail\n    ...PostImage_media\n    ...PostAnimation_media\n    ...PostVideo_media\n  }\n"];
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
export function graphql(source: "\n  fragment PostDetail_post on Post {\n    id\n    title\n    content\n    facets {\n      start\n      end\n      kind\n      value\n    }\n    tags\n    group {\n      id\n    }\n    author {\n      id\n      name\n    }\n    ...PostGallery_post\n    ...PostByline_post\n    ...PostMenus_post\n    ...PostActions_post\n  }\n"): (typeof documents)["\n  fragment PostDetail_post on Post {\n    id\n    title\n    content\n    facets {\n      start\n      end\n      kind\n      value\n    }\n    tags\n    group {\n      id\n    }\n    author {\n      id\n      name\n    }\n    ...PostGallery_post\n    ...PostByline_post\n    ...PostMenus_post\n    ...PostActions_post\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PostChanged($ids: [ID!]!) {\n    postChanged(ids: $ids) {\n      id\n      pinned\n      commentsClosed\n      ...PostCard_post\n    }\n  }\n"): (typeof documents)["\n  subscription PostChanged($ids: [ID!]!) {\n    postChanged(ids: $ids) {\n      id\n      pinned\n      commentsClosed\n      ...PostCard_post\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PostGone($ids: [ID!]!) {\n    postGone(ids: $ids)\n  }\n"): (typeof documents)["\n  subscription PostGone($ids: [ID!]!) {\n    postGone(ids: $ids)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostAgain($id: ID!) {\n    post(id: $id) {\n      id\n      ...PostCard_post\n    }\n  }\n"): (typeof documents)["\n  query PostAgain($id: ID!) {\n    post(id: $id) {\n      id\n      ...PostCard_post\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OnePost($id: ID!) {\n    post(id: $id) {\n      id\n      title\n      author {\n        id\n        name\n      }\n      media {\n        id\n        width\n        height\n      }\n      ...PostDetail_post\n      ...LikersButton_post\n    }\n  }\n"): (typeof documents)["\n  query OnePost($id: ID!) {\n    post(id: $id) {\n      id\n      title\n      author {\n        id\n        name\n      }\n      media {\n        id\n        width\n        height\n      }\n      ...PostDetail_post\n      ...LikersButton_post\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePost($input: CreatePostInput!) {\n    createPost(input: $input) {\n      id\n      visibility\n      ...PostCard_post\n    }\n  }\n"): (typeof documents)["\n  mutation CreatePost($input: CreatePostInput!) {\n    createPost(input: $input) {\n      id\n      visibility\n      ...PostCard_post\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WaitingPost_post on Post {\n    id\n    title\n    content\n    facets {\n      start\n      end\n      kind\n      value\n    }\n    tags\n    author {\n      id\n      name\n    }\n    media {\n      id\n      ...PostMedia_media\n    }\n    ...PostByline_post\n  }\n"): (typeof documents)["\n  fragment WaitingPost_post on Post {\n    id\n    title\n    content\n    facets {\n      start\n      end\n      kind\n      value\n    }\n    tags\n    author {\n      id\n      name\n    }\n    media {\n      id\n      ...PostMedia_media\n    }\n    ...PostByline_post\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingPosts($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      waitingPosts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...WaitingPost_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query WaitingPosts($slug: String!, $first: Int!, $after: String) {\n    group(slug: $slug) {\n      id\n      waitingPosts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...WaitingPost_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveGroupPost($groupId: ID!, $postId: ID!) {\n    approveGroupPost(groupId: $groupId, id: $postId) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ApproveGroupPost($groupId: ID!, $postId: ID!) {\n    approveGroupPost(groupId: $groupId, id: $postId) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeclineGroupPost($groupId: ID!, $postId: ID!, $reason: String) {\n    declineGroupPost(groupId: $groupId, id: $postId, reason: $reason)\n  }\n"): (typeof documents)["\n  mutation DeclineGroupPost($groupId: ID!, $postId: ID!, $reason: String) {\n    declineGroupPost(groupId: $groupId, id: $postId, reason: $reason)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreGroupPost($groupId: ID!, $postId: ID!) {\n    restoreGroupPost(groupId: $groupId, id: $postId)\n  }\n"): (typeof documents)["\n  mutation RestoreGroupPost($groupId: ID!, $postId: ID!) {\n    restoreGroupPost(groupId: $groupId, id: $postId)\n  }\n"];
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
export function graphql(source: "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      name\n      username\n      headline\n      bio\n      location\n      website\n      avatar {\n        url\n        width\n        height\n        placeholder\n        sources {\n          url\n          width\n          type\n        }\n      }\n      banner {\n        url\n        width\n        height\n        placeholder\n        sources {\n          url\n          width\n          type\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      name\n      username\n      headline\n      bio\n      location\n      website\n      avatar {\n        url\n        width\n        height\n        placeholder\n        sources {\n          url\n          width\n          type\n        }\n      }\n      banner {\n        url\n        width\n        height\n        placeholder\n        sources {\n          url\n          width\n          type\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProfileFacts_user on User {\n    id\n    location\n    website\n    memberSince\n    isOnline\n    lastActiveAt\n  }\n"): (typeof documents)["\n  fragment ProfileFacts_user on User {\n    id\n    location\n    website\n    memberSince\n    isOnline\n    lastActiveAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProfileHeader_user on User {\n    id\n    name\n    username\n    headline\n    bio\n    isOnline\n    avatar {\n      url\n      placeholder\n    }\n    ...Banner_user\n    ...ProfileFacts_user\n  }\n"): (typeof documents)["\n  fragment ProfileHeader_user on User {\n    id\n    name\n    username\n    headline\n    bio\n    isOnline\n    avatar {\n      url\n      placeholder\n    }\n    ...Banner_user\n    ...ProfileFacts_user\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProfilePeople_user on User {\n    id\n    bondsCount\n    mutualBondsCount\n    bonds(first: 6) {\n      edges {\n        node {\n          id\n          ...Person_person\n        }\n      }\n    }\n    mutualBonds(first: 6) {\n      edges {\n        node {\n          id\n          ...Person_person\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ProfilePeople_user on User {\n    id\n    bondsCount\n    mutualBondsCount\n    bonds(first: 6) {\n      edges {\n        node {\n          id\n          ...Person_person\n        }\n      }\n    }\n    mutualBonds(first: 6) {\n      edges {\n        node {\n          id\n          ...Person_person\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PushDevices {\n    viewer {\n      pushKey\n      pushSubscriptions {\n        id\n        device\n        isCurrent\n        createdAt\n        lastSuccessAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query PushDevices {\n    viewer {\n      pushKey\n      pushSubscriptions {\n        id\n        device\n        isCurrent\n        createdAt\n        lastSuccessAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPushSubscription($input: PushSubscriptionInput!) {\n    addPushSubscription(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation AddPushSubscription($input: PushSubscriptionInput!) {\n    addPushSubscription(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePushSubscription($id: ID!) {\n    removePushSubscription(id: $id)\n  }\n"): (typeof documents)["\n  mutation RemovePushSubscription($id: ID!) {\n    removePushSubscription(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Reach {\n    viewer {\n      reach {\n        matrix {\n          kind\n          app\n          push\n          mail\n          digest\n        }\n        digest\n        timeZone\n        doNotDisturb\n        quietFrom\n        quietTo\n        pushContent\n        mail\n      }\n    }\n  }\n"): (typeof documents)["\n  query Reach {\n    viewer {\n      reach {\n        matrix {\n          kind\n          app\n          push\n          mail\n          digest\n        }\n        digest\n        timeZone\n        doNotDisturb\n        quietFrom\n        quietTo\n        pushContent\n        mail\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateReach($input: UpdateReachInput!) {\n    updateReach(input: $input) {\n      matrix {\n        kind\n        app\n        push\n        mail\n        digest\n      }\n      digest\n      timeZone\n      doNotDisturb\n      quietFrom\n      quietTo\n      pushContent\n      mail\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateReach($input: UpdateReachInput!) {\n    updateReach(input: $input) {\n      matrix {\n        kind\n        app\n        push\n        mail\n        digest\n      }\n      digest\n      timeZone\n      doNotDisturb\n      quietFrom\n      quietTo\n      pushContent\n      mail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Applications($first: Int!, $after: String) {\n    applications(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          username\n          email\n          answer\n          createdAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Applications($first: Int!, $after: String) {\n    applications(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          username\n          email\n          answer\n          createdAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveApplication($id: ID!) {\n    approveApplication(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ApproveApplication($id: ID!) {\n    approveApplication(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeclineApplication($id: ID!, $words: String!) {\n    declineApplication(id: $id, words: $words) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation DeclineApplication($id: ID!, $words: String!) {\n    declineApplication(id: $id, words: $words) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateInvitation($uses: Int!, $days: Int!) {\n    createInvitation(uses: $uses, days: $days) {\n      link\n    }\n  }\n"): (typeof documents)["\n  mutation CreateInvitation($uses: Int!, $days: Int!) {\n    createInvitation(uses: $uses, days: $days) {\n      link\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeInvitation($id: ID!) {\n    revokeInvitation(id: $id) {\n      id\n      revokedAt\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeInvitation($id: ID!) {\n    revokeInvitation(id: $id) {\n      id\n      revokedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RegistrationSettings {\n    communitySettings {\n      registration\n      question\n    }\n  }\n"): (typeof documents)["\n  query RegistrationSettings {\n    communitySettings {\n      registration\n      question\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateRegistration($input: UpdateCommunitySettingsInput!) {\n    updateCommunitySettings(input: $input) {\n      registration\n      question\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateRegistration($input: UpdateCommunitySettingsInput!) {\n    updateCommunitySettings(input: $input) {\n      registration\n      question\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Invitations($first: Int!, $after: String) {\n    invitations(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          uses\n          used\n          expiresAt\n          revokedAt\n          creator {\n            id\n            name\n          }\n          members {\n            id\n            name\n            username\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Invitations($first: Int!, $after: String) {\n    invitations(first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          uses\n          used\n          expiresAt\n          revokedAt\n          creator {\n            id\n            name\n          }\n          members {\n            id\n            name\n            username\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnReports($first: Int!, $after: String) {\n    viewer {\n      reports(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...ReportRow_report\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnReports($first: Int!, $after: String) {\n    viewer {\n      reports(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...ReportRow_report\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReportRow_report on Report {\n    id\n    about\n    path\n    ruleTitle\n    text\n    state\n    stateText\n    outcome\n    createdAt\n    decidedAt\n  }\n"): (typeof documents)["\n  fragment ReportRow_report on Report {\n    id\n    about\n    path\n    ruleTitle\n    text\n    state\n    stateText\n    outcome\n    createdAt\n    decidedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RulesToAccept {\n    viewer {\n      rulesToAccept {\n        version\n      }\n    }\n  }\n"): (typeof documents)["\n  query RulesToAccept {\n    viewer {\n      rulesToAccept {\n        version\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptRules($version: Int!) {\n    acceptRules(version: $version) {\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptRules($version: Int!) {\n    acceptRules(version: $version) {\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Rulebook {\n    rulebook {\n      version\n      text\n      versions {\n        version\n        text\n        material\n        createdAt\n        author {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Rulebook {\n    rulebook {\n      version\n      text\n      versions {\n        version\n        text\n        material\n        createdAt\n        author {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishRules($input: PublishRulesInput!) {\n    publishRules(input: $input) {\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation PublishRules($input: PublishRulesInput!) {\n    publishRules(input: $input) {\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RulesToChoose {\n    rules {\n      version\n      rules {\n        key\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  query RulesToChoose {\n    rules {\n      version\n      rules {\n        key\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchSuggestions($query: String!) {\n    searchSuggestions(query: $query) {\n      ideas {\n        title {\n          text\n          ranges {\n            start\n            end\n          }\n        }\n        post {\n          id\n          author {\n            id\n            name\n          }\n        }\n      }\n      people {\n        title {\n          text\n          ranges {\n            start\n            end\n          }\n        }\n        user {\n          id\n          name\n          username\n          avatar {\n            url\n            placeholder\n          }\n        }\n      }\n      tags {\n        title {\n          text\n          ranges {\n            start\n            end\n          }\n        }\n        tag {\n          name\n          postsCount\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SearchSuggestions($query: String!) {\n    searchSuggestions(query: $query) {\n      ideas {\n        title {\n          text\n          ranges {\n            start\n            end\n          }\n        }\n        post {\n          id\n          author {\n            id\n            name\n          }\n        }\n      }\n      people {\n        title {\n          text\n          ranges {\n            start\n            end\n          }\n        }\n        user {\n          id\n          name\n          username\n          avatar {\n            url\n            placeholder\n          }\n        }\n      }\n      tags {\n        title {\n          text\n          ranges {\n            start\n            end\n          }\n        }\n        tag {\n          name\n          postsCount\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CategoryPosts($name: String!, $first: Int!, $after: String) {\n    category(name: $name) {\n      name\n      postsCount\n      posts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...PostCard_post\n            ...LikersButton_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query CategoryPosts($name: String!, $first: Int!, $after: String) {\n    category(name: $name) {\n      name\n      postsCount\n      posts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...PostCard_post\n            ...LikersButton_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  query FollowedTags {\n    viewer {\n      followedTags {\n        name\n        isFollowed\n      }\n    }\n  }\n"): (typeof documents)["\n  query FollowedTags {\n    viewer {\n      followedTags {\n        name\n        isFollowed\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TagPosts($name: String!, $first: Int!, $after: String) {\n    tag(name: $name) {\n      name\n      postsCount\n      isFollowed\n      posts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...PostCard_post\n            ...LikersButton_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query TagPosts($name: String!, $first: Int!, $after: String) {\n    tag(name: $name) {\n      name\n      postsCount\n      isFollowed\n      posts(first: $first, after: $after) {\n        edges {\n          cursor\n          node {\n            id\n            ...PostCard_post\n            ...LikersButton_post\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrendingNow($first: Int!) {\n    explore {\n      trendingTags(first: $first) {\n        name\n        postsCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query TrendingNow($first: Int!) {\n    explore {\n      trendingTags(first: $first) {\n        name\n        postsCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FoundComment_comment on Comment {\n    id\n    createdAt\n    author {\n      id\n      ...Person_person\n    }\n  }\n"): (typeof documents)["\n  fragment FoundComment_comment on Comment {\n    id\n    createdAt\n    author {\n      id\n      ...Person_person\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FoundIdea_post on Post {\n    id\n    createdAt\n    tags\n    likesCount\n    commentsCount\n    author {\n      id\n      ...Person_person\n    }\n  }\n"): (typeof documents)["\n  fragment FoundIdea_post on Post {\n    id\n    createdAt\n    tags\n    likesCount\n    commentsCount\n    author {\n      id\n      ...Person_person\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Search($query: String!, $kind: SearchKind!, $first: Int!, $after: String) {\n    search(query: $query, kind: $kind, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          kind\n          title {\n            text\n            ranges {\n              start\n              end\n            }\n          }\n          excerpt {\n            text\n            ranges {\n              start\n              end\n            }\n          }\n          post {\n            id\n            ...FoundIdea_post\n          }\n          comment {\n            id\n            ...FoundComment_comment\n          }\n          user {\n            id\n            ...FoundPersonRow_user\n          }\n          tag {\n            name\n            postsCount\n          }\n        }\n      }\n      isNear\n      hints {\n        token\n        suggestion\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Search($query: String!, $kind: SearchKind!, $first: Int!, $after: String) {\n    search(query: $query, kind: $kind, first: $first, after: $after) {\n      edges {\n        cursor\n        node {\n          kind\n          title {\n            text\n            ranges {\n              start\n              end\n            }\n          }\n          excerpt {\n            text\n            ranges {\n              start\n              end\n            }\n          }\n          post {\n            id\n            ...FoundIdea_post\n          }\n          comment {\n            id\n            ...FoundComment_comment\n          }\n          user {\n            id\n            ...FoundPersonRow_user\n          }\n          tag {\n            name\n            postsCount\n          }\n        }\n      }\n      isNear\n      hints {\n        token\n        suggestion\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($current: String!, $next: String!) {\n    changePassword(current: $current, next: $next)\n  }\n"): (typeof documents)["\n  mutation ChangePassword($current: String!, $next: String!) {\n    changePassword(current: $current, next: $next)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveAccount($password: String!) {\n    leaveAccount(password: $password) {\n      deletesAt\n      receipt {\n        posts\n        comments\n        messages\n        files\n        bonds\n        likes\n        bookmarks\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LeaveAccount($password: String!) {\n    leaveAccount(password: $password) {\n      deletesAt\n      receipt {\n        posts\n        comments\n        messages\n        files\n        bonds\n        likes\n        bookmarks\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  query MemberExport {\n    viewer {\n      export {\n        id\n        state\n        progress\n        size\n        url\n        createdAt\n        expiresAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query MemberExport {\n    viewer {\n      export {\n        id\n        state\n        progress\n        size\n        url\n        createdAt\n        expiresAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestExport($password: String!) {\n    requestExport(password: $password) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RequestExport($password: String!) {\n    requestExport(password: $password) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditProfile {\n    viewer {\n      email\n      phone\n      user {\n        id\n        name\n        username\n        headline\n        bio\n        location\n        website\n        avatar {\n          url\n        }\n        banner {\n          url\n        }\n        ...Banner_user\n      }\n    }\n  }\n"): (typeof documents)["\n  query EditProfile {\n    viewer {\n      email\n      phone\n      user {\n        id\n        name\n        username\n        headline\n        bio\n        location\n        website\n        avatar {\n          url\n        }\n        banner {\n          url\n        }\n        ...Banner_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Profile($username: String!) {\n    user(username: $username) {\n      id\n      name\n      username\n      ...ProfileHeader_user\n      ...ProfilePeople_user\n      ...BondButton_user\n      ...PersonMenu_user\n    }\n  }\n"): (typeof documents)["\n  query Profile($username: String!) {\n    user(username: $username) {\n      id\n      name\n      username\n      ...ProfileHeader_user\n      ...ProfilePeople_user\n      ...BondButton_user\n      ...PersonMenu_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AnalyticsOwner($username: String!) {\n    user(username: $username) {\n      id\n      name\n      username\n    }\n  }\n"): (typeof documents)["\n  query AnalyticsOwner($username: String!) {\n    user(username: $username) {\n      id\n      name\n      username\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WhomToFollow($first: Int!) {\n    viewer {\n      suggestions(first: $first) {\n        reason\n        mutualBondsCount\n        sharedGroupsCount\n        sharedTags\n        user {\n          id\n          location\n          isFollowedByViewer\n          ...Person_person\n          ...FollowButton_user\n        }\n      }\n    }\n    explore {\n      trendingTags(first: $first) {\n        name\n        postsCount\n        isFollowed\n      }\n    }\n    featuredGroups(first: 3) {\n      id\n      name\n      slug\n      category\n      visibility\n      membersCount\n      viewerState\n      ...JoinButton_group\n    }\n  }\n"): (typeof documents)["\n  query WhomToFollow($first: Int!) {\n    viewer {\n      suggestions(first: $first) {\n        reason\n        mutualBondsCount\n        sharedGroupsCount\n        sharedTags\n        user {\n          id\n          location\n          isFollowedByViewer\n          ...Person_person\n          ...FollowButton_user\n        }\n      }\n    }\n    explore {\n      trendingTags(first: $first) {\n        name\n        postsCount\n        isFollowed\n      }\n    }\n    featuredGroups(first: 3) {\n      id\n      name\n      slug\n      category\n      visibility\n      membersCount\n      viewerState\n      ...JoinButton_group\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;