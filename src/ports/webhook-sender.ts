// Sends one message to an address that a client gave, and to no other: neither into a private network nor after a redirect.

/** A message on its way. */
export interface OutgoingMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether it may go to this machine. */
  readonly toThisMachine: boolean;
}

/** Why a message did not arrive at all. */
export type SendFault = 'address-refused' | 'name-unknown' | 'no-connection' | 'timeout' | 'certificate';

/** What came of it. */
export type SendResult =
  | { readonly kind: 'answered'; readonly status: number; readonly retryAfterS: number | undefined }
  | { readonly kind: 'failed'; readonly fault: SendFault };

/** Sends messages over HTTPS, or HTTP to this machine. Never rejects. */
export interface WebhookSender {
  send(message: OutgoingMessage): Promise<SendResult>;
  /** Whether the address may be sent to, as its name stands now. */
  check(address: Pick<OutgoingMessage, 'url' | 'toThisMachine'>): Promise<SendFault | undefined>;
}
