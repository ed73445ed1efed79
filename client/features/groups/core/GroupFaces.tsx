import styled from "@emotion/styled";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { compactCount } from "#client/lib/text/numbers.ts";
import { Faces } from "#client/ui/text/Faces.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";

const GroupFaces_group = graphql(`
  fragment GroupFaces_group on Group {
    id
    membersCount
    faces {
      id
      name
      avatar {
        url
        placeholder
      }
    }
  }
`);

interface GroupFacesProps {
  group: FragmentType<typeof GroupFaces_group>;
  /** At most this many faces. */
  most?: number;
}

/** Some members of a group by their pictures, and the number of the others. */
export function GroupFaces({ most = 6, ...props }: GroupFacesProps) {
  const { faces, membersCount } = useFragmentData(GroupFaces_group, props.group);
  const visible = faces.slice(0, most);
  if (visible.length === 0) return null;
  const rest = membersCount - visible.length;
  return (
    <Stack>
      <VisuallyHidden>Members: {visible.map(({ name }) => name).join(", ")}</VisuallyHidden>
      <Faces people={visible} />
      {rest > 0 && (
        <Rest>
          +{compactCount(rest)}
          <VisuallyHidden> others</VisuallyHidden>
        </Rest>
      )}
    </Stack>
  );
}

const Stack = styled.span({ position: "relative", display: "inline-flex", alignItems: "center", flexShrink: 0 });
const Rest = styled.span(({ theme }) => ({
  marginInlineStart: theme.space(4),
  ...theme.type.meta,
  color: theme.color.text.secondary,
  fontVariantNumeric: "tabular-nums",
}));
