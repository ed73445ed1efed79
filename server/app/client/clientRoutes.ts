/**
 * The addresses that the client has a screen for, in the same words as `client/app/routes/router.tsx`; a test holds the two
 * together. Every other address is answered with the client's 404 screen and that status.
 */
const CLIENT_ROUTES = [
  "/",
  "/auth/login",
  "/auth/register",
  "/auth/forgot-password",
  "/auth/reset-password/:token",
  "/auth/verify-email",
  "/post/:postId",
  "/bookmarks",
  "/bonds",
  "/notifications",
  "/chat",
  "/friends",
  "/explore",
  "/tags/:tag",
  "/search",
  "/ai-insights",
  "/groups",
  "/groups/:slug",
  "/create",
  "/profile/:username",
  "/profile/:username/posts",
  "/profile/:username/analytics",
  "/profile/edit",
  "/edit-profile",
  "/settings",
  "/features",
  "/pricing",
  "/api",
  "/guidelines",
  "/support",
  "/feedback",
  "/about",
  "/careers",
  "/contact",
  "/privacy",
  "/terms",
  "/cookies",
] as const;

const patterns = CLIENT_ROUTES.map((route) => new RegExp(`^${route.replace(/:\w+/g, "[^/]+")}/?$`));

/** Whether the client has a screen at this path. */
export const isClientRoute = (path: string) => patterns.some((pattern) => pattern.test(path));
