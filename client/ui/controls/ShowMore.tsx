import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { NextPage } from "#client/lib/loaded.ts";
import { Button } from "./Button.tsx";
import type { ButtonProps } from "./Button.tsx";
import { ownProps } from "#client/ui/layout/ownProps.ts";
import { Text } from "#client/ui/text/Text.tsx";

export interface ShowMoreProps extends Pick<ButtonProps, "size" | "variant" | "wide"> {
  list: NextPage;
  label: string;
  /** The position of the button in its row. */
  align?: "start" | "center";
  /** A skeleton that replaces the button while the next page is loading. */
  skeleton?: ReactNode;
}

/** The button that loads the next page of a list, also after a failure. It renders nothing at the end of the list. */
export function ShowMore({
  list: { hasMore, more, loadMore },
  label,
  align = "center",
  skeleton,
  ...look
}: ShowMoreProps) {
  if (!hasMore) return null;
  if (skeleton && more === "loading") return skeleton;
  const hasFailed = more === "failed";
  return (
    <Row align={align} role={hasFailed ? "alert" : undefined}>
      {hasFailed && <Text variant="bodySm">Couldn't load more</Text>}
      <Button variant="outline" {...look} loading={more === "loading"} onClick={loadMore}>
        {hasFailed ? "Try Again" : label}
      </Button>
    </Row>
  );
}

const Row = styled("div", { shouldForwardProp: ownProps("align") })<{ align: "start" | "center" }>(
  ({ theme, align }) => ({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: align,
    gap: theme.space(12),
  }),
);
