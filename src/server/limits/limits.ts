/** How much one socket or one address may ask of the server. */
export type Limits = {
  /** Messages a second over one connection, over time; a seat has twice that, an address ten times. */
  readonly messagesPerSecond: number;
  /** Messages one connection may save up. */
  readonly messageBurst: number;
  /** The same of chat: messages in ten seconds. */
  readonly chatBurst: number;
  /** Connections of pages open at once from one address, and new ones in a minute. */
  readonly socketsPerAddress: number;
  readonly connectsPerMinute: number;
  /** Connections of whatever kind open at once from one address, where no proxy stands in front: also of who says nothing. */
  readonly connectionsPerAddress: number;
  /** Bytes that may wait for a connection whose other end does not fetch them. */
  readonly heldBytes: number;
  /** HTTP requests of whatever kind from one address: a page is some dozens of them, a poll one. */
  readonly requestsPerSecond: number;
  /** HTTP requests a minute from one address: those that read, those that write, and of these the new matches. */
  readonly readsPerMinute: number;
  readonly writesPerMinute: number;
  readonly createsPerMinute: number;
  /** Matches that people from one address make in a day: of members there may be many there, each with matches of their own. */
  readonly createsPerDay: number;
  /** The same of asking how a seat is notified, and of changing that: each may be an address that this server has to call. */
  readonly noticesPerMinute: number;
  /** Of one address: signing in, codes and links; and members that are new. */
  readonly signInsPerMinute: number;
  readonly membersPerHour: number;
  /** The same of pictures of tables, each of which may have to be drawn. */
  readonly picturesPerMinute: number;
  /** What bots of others ask: of one address, and of all bots of one member, wherever they are. */
  readonly botRequestsPerMinute: number;
  /** Matches that are not over: of one address, and in all. */
  readonly matchesPerAddress: number;
  /** The same of one member, wherever they are. */
  readonly matchesPerMember: number;
  readonly matches: number;
  /** Open lobby streams, in all and from one address. */
  readonly streams: number;
  readonly streamsPerAddress: number;
  /** Requests that wait for what is new, in all and from one address, at each node. */
  readonly waits: number;
  readonly waitsPerAddress: number;
  /** Pages that watch one match, at each node. */
  readonly watchersPerMatch: number;
};

export const DEFAULT_LIMITS: Limits = {
  messagesPerSecond: 10,
  messageBurst: 40,
  chatBurst: 5,
  socketsPerAddress: 100,
  connectsPerMinute: 600,
  connectionsPerAddress: 400,
  heldBytes: 1_000_000,
  requestsPerSecond: 300,
  readsPerMinute: 1200,
  writesPerMinute: 240,
  createsPerMinute: 60,
  createsPerDay: 1000,
  noticesPerMinute: 20,
  signInsPerMinute: 30,
  membersPerHour: 60,
  picturesPerMinute: 60,
  botRequestsPerMinute: 1200,
  matchesPerAddress: 50,
  matchesPerMember: 100,
  matches: 20_000,
  streams: 1000,
  streamsPerAddress: 20,
  waits: 4000,
  waitsPerAddress: 300,
  watchersPerMatch: 2000,
};
