import type { RequestListener } from "node:http";
import type { Base } from "./base.ts";
import { isClientRoute } from "#server/app/client/clientRoutes";
import { clientAddressBy } from "#server/app/config/clientAddress";
import { busyAnswer } from "#server/app/http/busyAnswer";
import { bearerToken } from "#server/app/http/context";
import { readManifest } from "#server/app/http/manifest";
import { securityHeadersOf } from "#server/app/http/securityHeaders";
import { compileMatch } from "#server/rest/serving/match";
import { routeFor } from "#server/rest/serving/table";
import { Admission } from "#server/app/admission/admission";
import { RequestKinds } from "#server/app/admission/requestKinds";

/** Creates the admission of a product, with its figures. */
export function admissionOf({ admission: limits, config, metrics, product }: Base, serve: RequestListener): Admission {
  const { sessions } = product.services;
  const matchOf = compileMatch(product.routes);
  const admission = new Admission({
    serve,
    answerBusy: busyAnswer(securityHeadersOf(config)),
    kinds: new RequestKinds({
      isScreen: isClientRoute,
      isReadable(path) {
        const match = matchOf(path);
        return match !== null && routeFor(match.calls, "GET") !== null;
      },
      mutations: mutationsOf(Object.values(readManifest())),
    }),
    memberOf({ headers }) {
      const token = bearerToken(headers.authorization);
      return token === null ? null : sessions.memberNamedBy(token);
    },
    addressOf: clientAddressBy(config.trustProxy),
    onShed: (reason) => metrics.requestsShed.inc({ reason }),
    limits,
  });
  metrics.watch("http_requests_running", "Requests that hold a place", () => admission.running);
  metrics.watch("http_requests_waiting", "Requests that wait for a place", () => admission.waiting);
  return admission;
}

/** Returns the names of the mutations among documents. */
const mutationsOf = (documents: readonly string[]): ReadonlySet<string> =>
  new Set(documents.flatMap((text) => /(?:^|[\s}])mutation (\w+)/.exec(text)?.[1] ?? []));
