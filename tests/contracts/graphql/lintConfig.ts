/*
 * The rules by which the schema is checked, beside the recommended ones of the linter, and what is excepted from them.
 */

/** Types without an id whose names end so: parts of lists, and answers. */
const SUFFIXES = ["Connection", "Edge", "Payload", "Info", "Stats", "Page", "Event", "Setting"];

/** What a name or an address identifies, so that an id would be a second one. */
const BY_NAME = ["Category", "GroupCategory", "Image", "Rule", "SharedLink", "Tag"];

/** What there is once, for everybody or for the viewer. */
const SINGLE = ["AdminFigures", "Analytics", "Community", "CommunitySettings", "Counters", "Explore", "ExploreTotals"];
const SINGLE_OF_VIEWER = [
  "News",
  "ReachChoices",
  "Registration",
  "Rulebook",
  "Rules",
  "Settings",
  "Viewer",
  "ViewerFeed",
];
const SINGLE_OF_ALL = ["ModerationCounts", "WeekInsights"];

/** Parts of a thing that has an id, which are read and cached with it. */
const PARTS = [
  "AccountDeparture",
  "AdminMemberDetail",
  "AnalyticsDay",
  "AnalyticsFigure",
  "AnalyticsPost",
  "AnalyticsSource",
  "AnalyticsVisitor",
  "AnalyticsVisitors",
  "Announcement",
  "CreatedInvitation",
  "DeletionReceipt",
  "Facet",
  "FeedPlace",
  "GeoPoint",
  "GroupAnswer",
  "GroupMember",
  "HiddenNote",
  "HighlightedText",
  "InsightAnswer",
  "InsightAnswerSentence",
  "InsightCard",
  "InsightConfidence",
  "InsightPerson",
  "InsightQuote",
  "InsightSentence",
  "InvitedMember",
  "KindChoice",
  "MediaSource",
  "MessageReaction",
  "ModerationClaim",
  "ModerationContent",
  "ModerationDecision",
  "ModerationMember",
  "ModerationOutcomeCount",
  "ModerationQueueChange",
  "ModerationReportMonth",
  "ModerationRuleCount",
  "MutedPerson",
  "NewGroupLink",
  "Participant",
  "PersonSuggestion",
  "PostReason",
  "PublicIdeaAuthor",
  "ReportedContent",
  "ReportedMessage",
  "RulesVersion",
  "SearchHint",
  "SearchResult",
  "SearchSuggestions",
  "TagCount",
  "TagSuggestion",
  "TagTrend",
  "TextRange",
];

/** Types that have no id. */
export const WITHOUT_ID = [...BY_NAME, ...SINGLE, ...SINGLE_OF_VIEWER, ...SINGLE_OF_ALL, ...PARTS];

const ID_EXCEPTIONS = { types: WITHOUT_ID, suffixes: SUFFIXES };

/** The rules of the schema that are not among the recommended ones, or are set otherwise. */
export const SCHEMA_RULES = {
  "@graphql-eslint/strict-id-in-types": ["error", { exceptions: ID_EXCEPTIONS }],
  "@graphql-eslint/relay-page-info": "error",
  "@graphql-eslint/relay-connection-types": "error",
} as const;

/** The rules of what is deprecated; the date is an argument to the linter, and a part of the reason to clients. */
export const DEPRECATION_RULES = {
  "@graphql-eslint/require-deprecation-reason": "error",
  "@graphql-eslint/require-deprecation-date": "error",
} as const;

/** What the linter finds and what stays, each with the reason. */
export const EXCEPTIONS: readonly (readonly [finding: string, reason: string])[] = [
  ['Field "username" starts with the name of the parent type "User"', "A username is more than the name of a user."],
  ['Field "rules" starts with the name of the parent type "Rules"', "The rules are a document, which contains rules."],
];
