import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { session } from "#client/apollo/session.ts";
import { RouteFailure } from "./RouteFailure.tsx";
import type { RouteHandle } from "#client/app/layout/routeHandle.ts";
import { screenCode } from "./screenCode.tsx";

/**
 * Returns the route of a screen for members. Its code starts to load with the route, in parallel with the check of the
 * session; visitors are redirected and do not load it.
 */
function memberScreen(
  handle: RouteHandle,
  load: () => Promise<ComponentType>,
): Omit<RouteObject, "children" | "index"> {
  const { Component, prepare } = screenCode(load);
  return {
    handle,
    Component,
    ErrorBoundary: RouteFailure,
    loader: () => (session.token() === null ? null : prepare()),
  };
}

/** The screens of members. */
export const memberRoutes: RouteObject[] = [
  {
    index: true,
    ...memberScreen({ title: "Feed" }, async () => (await import("#client/pages/HomePage.tsx")).HomePage),
  },
  {
    path: "post/:postId",
    ...memberScreen({ title: "Post" }, async () => (await import("#client/pages/PostPage.tsx")).PostPage),
  },
  {
    path: "bookmarks",
    ...memberScreen(
      { title: "Bookmarks" },
      async () => (await import("#client/pages/BookmarksPage.tsx")).BookmarksPage,
    ),
  },
  {
    path: "bonds",
    ...memberScreen({ title: "Bonds" }, async () => (await import("#client/pages/BondsPage.tsx")).BondsPage),
  },
  {
    path: "notifications",
    ...memberScreen(
      { title: "Notifications" },
      async () => (await import("#client/pages/NotificationsPage.tsx")).NotificationsPage,
    ),
  },
  {
    path: "chat",
    ...memberScreen({ title: "Chat" }, async () => (await import("#client/pages/ChatPage.tsx")).ChatPage),
  },
  {
    path: "friends",
    ...memberScreen(
      { title: "Friends & Connections" },
      async () => (await import("#client/pages/FriendsPage.tsx")).FriendsPage,
    ),
  },
  {
    path: "explore",
    ...memberScreen(
      { title: "Explore Ideas" },
      async () => (await import("#client/pages/ExplorePage.tsx")).ExplorePage,
    ),
  },
  {
    path: "tags/:tag",
    ...memberScreen({ title: "Tag" }, async () => (await import("#client/pages/TagPage.tsx")).TagPage),
  },
  {
    path: "search",
    ...memberScreen({ title: "Search" }, async () => (await import("#client/pages/SearchPage.tsx")).SearchPage),
  },
  {
    path: "ai-insights",
    ...memberScreen(
      { title: "AI Insights" },
      async () => (await import("#client/pages/InsightsPage.tsx")).InsightsPage,
    ),
  },
  {
    path: "groups",
    ...memberScreen({ title: "Groups" }, async () => (await import("#client/pages/GroupsPage.tsx")).GroupsPage),
  },
  {
    path: "groups/:slug",
    ...memberScreen({ title: "Group" }, async () => (await import("#client/pages/GroupPage.tsx")).GroupPage),
  },
  {
    path: "create",
    ...memberScreen({ title: "Create a post" }, async () => (await import("#client/pages/CreatePage.tsx")).CreatePage),
  },
  {
    path: "settings",
    ...memberScreen({ title: "Settings" }, async () => (await import("#client/pages/SettingsPage.tsx")).SettingsPage),
  },
  {
    path: "profile/:username",
    ...memberScreen({ title: "Profile" }, async () => (await import("#client/pages/ProfilePage.tsx")).ProfilePage),
  },
  {
    path: "profile/:username/posts",
    ...memberScreen(
      { title: "Posts" },
      async () => (await import("#client/pages/MemberPostsPage.tsx")).MemberPostsPage,
    ),
  },
  {
    path: "profile/:username/analytics",
    ...memberScreen(
      { title: "Analytics" },
      async () => (await import("#client/pages/AnalyticsPage.tsx")).AnalyticsPage,
    ),
  },
  ...["profile/edit", "edit-profile"].map((path) => ({
    path,
    ...memberScreen(
      { title: "Edit Profile" },
      async () => (await import("#client/pages/EditProfilePage.tsx")).EditProfilePage,
    ),
  })),
];
