import "reflect-metadata";
import { Field, Float, Int, ObjectType } from "type-graphql";
import { DateTime } from "#server/graphql/scalars";
import { ESTIMATED, QUEUE_COUNTED } from "#server/features/admin/admin.words.model";

/** The GraphQL fields of `Figures`. */
@ObjectType({ description: "How large the community is and what waits in it.", simpleResolvers: true })
export class AdminFigures {
  @Field(() => Int, { description: `The number of members. ${ESTIMATED}` })
  members!: number;

  @Field(() => Int, { description: "The number of members who were active within thirty days, by a regular count." })
  activeMembers!: number;

  @Field(() => DateTime, { nullable: true, description: "When the active members were last counted." })
  activeCountedAt!: string | null;

  @Field(() => Int, { description: `The number of posts, whoever sees them. ${ESTIMATED}` })
  posts!: number;

  @Field(() => Int, { description: "The number of open reports, counted up to 10,000." })
  openReports!: number;

  @Field(() => Int, { description: "The number of things with open reports." })
  openCases!: number;

  @Field(() => Int, { description: "The number of open appeals, counted up to 10,000." })
  openAppeals!: number;

  @Field(() => Float, {
    description:
      "The bytes of uploaded files, without the smaller sizes that are made of them. Where there are more than 10,000 files, their number times the mean of the newest.",
  })
  mediaBytes!: number;

  @Field(() => Int, { description: `The number of uploaded files. ${ESTIMATED}` })
  files!: number;

  @Field(() => Float, { description: "The bytes of the database." })
  databaseBytes!: number;

  @Field(() => Int, { description: `The number of emails that wait to be sent. ${QUEUE_COUNTED}` })
  waitingMails!: number;

  @Field(() => Int, { description: `The number of other jobs that wait. ${QUEUE_COUNTED}` })
  waitingJobs!: number;

  @Field(() => Int, { description: "The number of emails that are not tried again." })
  failedMails!: number;

  @Field(() => Int, { description: "The number of other jobs that are not tried again." })
  failedJobs!: number;

  @Field(() => DateTime, { description: "When this was measured, up to a minute ago." })
  measuredAt!: string;
}
