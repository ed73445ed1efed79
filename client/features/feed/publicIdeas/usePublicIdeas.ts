import { useEffect, useState } from "react";
import { request } from "#client/apollo/request.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";

/** A public post as visitors read it. */
export interface PublicIdea {
  id: number;
  title: string | null;
  excerpt: string;
  user: { name: string; avatar: string | null };
}

/** Asks the server for some public ideas: none until it has answered, where it has none, and when it cannot be reached. */
export function usePublicIdeas(): readonly PublicIdea[] {
  const [ideas, setIdeas] = useState<readonly PublicIdea[]>([]);
  useEffect(() => {
    const call = new AbortController();
    void ignoreFailure(
      request("GET", "/public-ideas", undefined, call.signal).then((answer) => setIdeas(ideasIn(answer["ideas"]))),
      "optional",
    );
    return () => call.abort();
  }, []);
  return ideas;
}

// The boundary: our own server describes this answer, `PublicIdea` in /api/openapi.json.
const ideasIn = (sent: unknown): readonly PublicIdea[] => (Array.isArray(sent) ? (sent as PublicIdea[]) : []);
