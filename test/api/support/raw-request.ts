// Sends bytes as they are, for requests that no well-behaved client would make.
import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

/** The first answer to `bytes` on a new connection; resolves when the server closes it or has answered in full. */
export function rawRequest(port: number, bytes: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let received = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      received += text;
      const answer = parse(received);
      if (answer) {
        resolve(answer);
        socket.destroy();
      }
    });
    socket.on('error', reject);
    socket.on('close', () => {
      reject(new Error('the connection closed without a whole answer'));
    });
  });
}

function parse(received: string): RawAnswer | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [start = '', ...lines] = received.slice(0, end).split('\r\n');
  const headers = new Map(lines.map((line) => line.split(': ', 2)).map(([n = '', v = '']) => [n.toLowerCase(), v]));
  const text = received.slice(end + 4);
  if (Buffer.byteLength(text) < Number(headers.get('content-length') ?? 0)) return undefined;
  return { status: Number(start.split(' ')[1]), headers, text };
}
