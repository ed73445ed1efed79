import { type Apis, compareAnswers, compareRequests, type Finding } from "./compareSchemas.ts";
import { type Api, type Operation, resolved } from "./document.ts";

/** Returns what breaks clients of a released API: what is gone, is required now, or has a narrower type. */
export function compareApis(released: Api, today: Api): Finding[] {
  return Object.entries(released.paths).flatMap(([path, methods]) => {
    const now = today.paths[path];
    if (!now) return [`${path} is gone`];
    return Object.entries(methods).flatMap(([method, operation]) => {
      const at = `${method.toUpperCase()} ${path}`;
      const match = now[method];
      return match ? compareOperations(at, operation, match, { released, today }) : [`${at} is gone`];
    });
  });
}

function compareOperations(at: string, released: Operation, today: Operation, apis: Apis): Finding[] {
  const wasForGuests = released.security?.length === 0 && today.security?.length !== 0;
  return [
    ...(wasForGuests ? [`${at} is not for guests any more`] : []),
    ...compareParameters(at, released, today, apis),
    ...compareBodies(at, released, today, apis),
    ...compareResponses(at, released, today, apis),
  ];
}

const SIGN: Readonly<Record<string, string>> = { query: "?", path: ":", header: "header " };

function compareParameters(at: string, released: Operation, today: Operation, apis: Apis): Finding[] {
  const { parameters: before = [] } = released;
  const { parameters: now = [] } = today;
  const nameOf = (one: { in: string; name: string }) => `${at} ${SIGN[one.in] ?? ""}${one.name}`;
  const match = (list: typeof now, name: string) => list.find((one) => nameOf(one) === name);
  return [
    ...before.flatMap((one) => {
      const name = nameOf(one);
      const other = match(now, name);
      if (!other) return [`${name} is gone`];
      return compareRequests(name, { released: one.schema, today: other.schema }, apis);
    }),
    ...now
      .filter((one) => one.required && !match(before, nameOf(one))?.required)
      .map((one) => `${nameOf(one)} is required`),
  ];
}

function compareBodies(at: string, released: Operation, today: Operation, apis: Apis): Finding[] {
  const [before, now] = [released.requestBody, today.requestBody];
  if (!now) return before ? [`${at} body is gone`] : [];
  const required = now.required && !before?.required ? [`${at} body is required`] : [];
  const bodies = Object.entries(before?.content ?? {}).flatMap(([type, { schema }]) => {
    const match = now.content[type];
    if (!match) return [`${at} ${type} is gone`];
    const where = `${at} ${type === "application/json" ? "body" : "form"}`;
    return compareRequests(where, { released: schema, today: match.schema }, apis);
  });
  return [...required, ...new Set(bodies)];
}

function compareResponses(at: string, released: Operation, today: Operation, apis: Apis): Finding[] {
  return Object.entries(released.responses).flatMap(([status, response]) => {
    const other = today.responses[status];
    if (!other) return [`${at} ${status} is gone`];
    const [before, now] = [resolved(response, apis.released), resolved(other, apis.today)];
    return Object.entries(before.content ?? {}).flatMap(([type, { schema }]) => {
      const match = now.content?.[type];
      if (!match) return [`${at} ${status} ${type} is gone`];
      return compareAnswers(`${at} ${status}`, { released: schema, today: match.schema }, apis);
    });
  });
}
