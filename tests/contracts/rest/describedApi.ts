import { FEATURES } from "#server/app/features";
import { idleCore } from "#server/app/idleCore";
import { describeApi, type OpenApi } from "#server/rest/description/openapi";

/** Returns the description of the REST API, without a server. */
export const describedApi = (): OpenApi =>
  describeApi(FEATURES.build(idleCore()).routes, "https://commonplace.example");
