import styled from "@emotion/styled";
import { useId, useState } from "react";
import { Card } from "#client/ui/layout/Card.tsx";
import { Tabs } from "#client/ui/controls/Tabs.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import type { ActivityProps } from "./activityProps.ts";
import { MemberComments } from "./MemberComments.tsx";
import { MemberImages } from "./MemberImages.tsx";
import { MemberPosts } from "./MemberPosts.tsx";

const TABS = [
  { value: "posts", label: "Posts" },
  { value: "comments", label: "Comments" },
  { value: "images", label: "Images" },
] as const;

/** The activity of a member: posts, comments and pictures. */
export function MemberActivity(props: ActivityProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]["value"]>("posts");
  const titleId = useId();
  return (
    <Frame as="section" aria-labelledby={titleId}>
      <Head>
        <Text as="h2" variant="h2" id={titleId}>
          Activity
        </Text>
      </Head>
      <Tabs label="Activity" value={tab} options={TABS} onValueChange={setTab}>
        {tab === "posts" && <MemberPosts key={props.username} {...props} />}
        {tab === "comments" && <MemberComments key={props.username} {...props} />}
        {tab === "images" && <MemberImages key={props.username} {...props} />}
      </Tabs>
    </Frame>
  );
}

const Frame = styled(Card)(({ theme }) => ({ [theme.mq.md]: { padding: theme.space(24) } }));
const Head = styled.div(({ theme }) => ({ marginBlockEnd: theme.space(12) }));
