/** How large a community is and what waits in it, as admins see it. */
export interface Figures {
  members: number;
  /** The members who were active within thirty days, as of a regular count. */
  activeMembers: number;
  /** When the active members were counted; null before the first count. */
  activeCountedAt: string | null;
  posts: number;
  /** The open reports, and the things that they are about. */
  openReports: number;
  openCases: number;
  openAppeals: number;
  /** The bytes of uploaded files as members sent them, without smaller sizes that are made of them. */
  mediaBytes: number;
  files: number;
  databaseBytes: number;
  waitingMails: number;
  waitingJobs: number;
  /** Mails and jobs that are not tried again. */
  failedMails: number;
  failedJobs: number;
  /** When this was measured. */
  measuredAt: string;
}
