import styled from "@emotion/styled";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { DefaultBanner } from "#client/features/media/DefaultBanner.tsx";
import { graphql } from "#client/gql/gql.ts";
import { mediaPath } from "#client/lib/media/mediaPath.ts";

const GroupCover_group = graphql(`
  fragment GroupCover_group on Group {
    id
    cover {
      url
    }
  }
`);

interface GroupCoverProps {
  group: FragmentType<typeof GroupCover_group>;
  /** The height in pixels. */
  height: number;
}

/** The picture above a group, or the product's rings. */
export function GroupCover({ height, ...props }: GroupCoverProps) {
  const { cover } = useFragmentData(GroupCover_group, props.group);
  return (
    <Frame style={{ height }}>
      {cover ? <img src={mediaPath(cover.url)} alt="" loading="lazy" decoding="async" /> : <DefaultBanner />}
    </Frame>
  );
}

const Frame = styled.div({
  overflow: "hidden",
  flexShrink: 0,
  "& img": { width: "100%", height: "100%", objectFit: "cover", display: "block" },
});
