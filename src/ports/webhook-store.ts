// Keeps webhooks, what is to be told to them, and of which sessions: ids, types and times, nothing that a document says.

/** Where a client wants to be told of its sessions. */
export interface Webhook {
  readonly webhookId: string;
  readonly clientId: string;
  readonly url: string;
  /** Types of events; all of them when there is none. */
  readonly types: readonly string[];
  readonly description: string;
  readonly createdAt: Date;
  /** Which of its secrets counts: they are made from a key and this number, and stored nowhere. */
  readonly secretNumber: number;
  /** Until when the secret before signs, too. */
  readonly oldSecretUntil: Date | null;
  /** Why nothing is sent; null while something is. */
  readonly disabled: { readonly at: Date; readonly cause: 'asked' | 'failing' | 'gone' } | null;
  /** Since when nothing has arrived; null when the last message did. */
  readonly failingSince: Date | null;
}

/** What can be changed of a webhook. */
export type WebhookChange = Partial<Omit<Webhook, 'webhookId' | 'clientId' | 'createdAt'>>;

/** What is to be told. */
export interface Message {
  /** The same at every attempt. */
  readonly messageId: string;
  readonly webhookId: string;
  /** Null for a message about no session. */
  readonly sessionId: string | null;
  readonly type: string;
  /** JSON, as it is signed and sent. */
  readonly body: string;
  readonly createdAt: Date;
}

/** A message, and what has become of it. */
export interface Delivery extends Message {
  /** Grows from message to message. */
  readonly deliveryNo: number;
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly attempts: number;
  /** When it is to be tried, while it waits. */
  readonly dueAt: Date;
  readonly lastAttemptAt: Date | null;
  /** The status of the last answer; null when there was none. */
  readonly lastStatus: number | null;
  /** Why the last attempt failed, in a word. */
  readonly lastFault: string | null;
}

/** What an attempt came to. */
export type DeliveryOutcome = Pick<
  Delivery,
  'state' | 'attempts' | 'dueAt' | 'lastAttemptAt' | 'lastStatus' | 'lastFault'
>;

/** A session whose events are told. */
export interface WatchedSession {
  readonly sessionId: string;
  readonly clientId: string;
  /** Up to which place of its log messages were made. */
  readonly told: number;
}

/** Which deliveries are to be sent again. */
export type ReplayWish = { readonly messageId: string } | { readonly since: Date; readonly until: Date };

/** The webhooks of one installation. What is written survives the process; webhooks and watched sessions survive the machine. */
export interface WebhookStore {
  /** Oldest first. */
  list(clientId: string): Promise<readonly Webhook[]>;
  find(webhookId: string): Promise<Webhook | undefined>;
  /** False when the client has `most` already. */
  insert(webhook: Webhook, most: number): Promise<boolean>;
  /** The webhook as it then is; undefined when there is none. */
  change(webhookId: string, change: WebhookChange): Promise<Webhook | undefined>;
  /** Removes it with all that was to be told to it; whether there was one. */
  remove(webhookId: string): Promise<boolean>;
  /** Begins to watch a session, unless it is watched already. */
  watch(session: WatchedSession): Promise<void>;
  watched(): Promise<readonly WatchedSession[]>;
  findWatched(sessionId: string): Promise<WatchedSession | undefined>;
  /** Keeps messages, and up to where they tell of their session, in one. Of a webhook with `most` waiting, the others are kept as failed. */
  enqueue(
    messages: readonly Message[],
    options: { readonly most: number; readonly told?: Pick<WatchedSession, 'sessionId' | 'told'> },
  ): Promise<void>;
  /** Removes all that is known of a session, and keeps what is told last, in one. */
  forget(sessionId: string, last: readonly Message[], most: number): Promise<void>;
  /** What waits, is due and has a webhook that is not disabled: the longest due first, of each webhook at most `ofOne`. */
  due(now: Date, ofOne: number): Promise<readonly Delivery[]>;
  /** When the next of those falls due. */
  nextDueAt(): Promise<Date | undefined>;
  settle(deliveryNo: number, outcome: DeliveryOutcome): Promise<void>;
  /** Those after a place, oldest first. */
  deliveries(
    webhookId: string,
    range: { readonly after: number; readonly limit: number },
  ): Promise<readonly Delivery[]>;
  /** Lets messages wait again, due at once; how many there were. Those that wait already stay as they are. */
  replay(webhookId: string, wish: ReplayWish, at: Date): Promise<number>;
  /** Removes messages that were made before, and what is left in the store's files of all that was removed. */
  prune(before: Date): Promise<void>;
  close(): Promise<void>;
}
