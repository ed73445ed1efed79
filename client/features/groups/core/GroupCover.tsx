import styled from "@emotion/styled";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { mediaPath } from "#client/lib/media/mediaPath.ts";
import { GroupArtwork } from "./GroupArtwork.tsx";
import { pictureFill } from "#client/ui/layout/pictureFill.ts";

const GroupCover_group = graphql(`
  fragment GroupCover_group on Group {
    id
    name
    category
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

/** The picture above a group, or the one that is drawn of its category and name. */
export function GroupCover({ height, ...props }: GroupCoverProps) {
  const { cover, category, name } = useFragmentData(GroupCover_group, props.group);
  return (
    <Frame style={{ height }}>
      {cover ? (
        <img src={mediaPath(cover.url)} alt="" loading="lazy" decoding="async" />
      ) : (
        <GroupArtwork category={category} name={name} />
      )}
    </Frame>
  );
}

const Frame = styled.div({
  overflow: "hidden",
  flexShrink: 0,
  "& img": pictureFill,
});
