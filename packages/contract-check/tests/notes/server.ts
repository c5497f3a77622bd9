import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export const TOKEN = 'the-token-of-the-one-reader';
export const ORIGIN = 'https://notes.example';

/** A fault of the notes server. */
export type NotesFault =
  | 'the newest notes have a number as title'
  | 'a title of 81 characters is cut and stored'
  | 'a note is read without a token'
  | 'a missing note is answered by 500'
  | 'a failure has no CORS header';

type Note = { id: number; title: string; body: string | null; tags: unknown };
type Reply = { status: number; json?: object };

const CORS = {
  'Access-Control-Allow-Origin': ORIGIN,
  'Access-Control-Allow-Methods': 'GET, POST, DELETE',
  'Access-Control-Allow-Headers': 'authorization, content-type',
};

/** A server of notes for one test, with one fault or none. Returns its address. */
export async function startNotes(fault?: NotesFault): Promise<string> {
  const notes = new Map([[1, { id: 1, title: 'Milk', body: null, tags: ['home'] } as Note]]);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, json } = await reply(request, notes, fault);
    const isBare = fault === 'a failure has no CORS header' && status >= 400;
    response.writeHead(status, {
      ...(isBare ? {} : CORS),
      ...(json && { 'Content-Type': 'application/json' }),
    });
    response.end(json && JSON.stringify(json));
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

async function reply(
  request: IncomingMessage,
  notes: Map<number, Note>,
  fault: NotesFault | undefined,
): Promise<Reply> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const [, collection, id] = pathname.split('/');
  const call = `${request.method} /${collection}${id === undefined ? '' : '/{id}'}`;
  const sent = await text(request);
  if (request.method === 'OPTIONS') return { status: 204 };
  if (call === 'GET /status') return { status: 200, json: { version: '2.1' } };
  const isOpen = fault === 'a note is read without a token' && call === 'GET /notes/{id}';
  if (request.headers.authorization !== `Bearer ${TOKEN}` && !isOpen) {
    return problem(401, 'No token');
  }
  switch (call) {
    case 'GET /notes': {
      const limit = searchParams.get('limit') ?? '50';
      if (!isWhole(limit, 50)) return problem(422, 'limit');
      const newest = [...notes.values()].toReversed().slice(0, Number(limit));
      if (fault !== 'the newest notes have a number as title') {
        return { status: 200, json: { notes: newest } };
      }
      return { status: 200, json: { notes: newest.map((note) => ({ ...note, title: note.id })) } };
    }
    case 'POST /notes': {
      const maxLength = fault === 'a title of 81 characters is cut and stored' ? 81 : 80;
      const note = newNote(sent, maxLength);
      if (note === undefined) return problem(422, 'title or tags');
      const title = note.title.slice(0, 80);
      const added = { id: notes.size + 1, body: null, ...note, title };
      notes.set(added.id, added);
      return { status: 201, json: added };
    }
    case 'GET /notes/{id}':
    case 'DELETE /notes/{id}': {
      if (!isWhole(id ?? '', 1_000_000)) return problem(422, 'id');
      const note = notes.get(Number(id));
      const missing = fault === 'a missing note is answered by 500' ? 500 : 404;
      if (note === undefined) return problem(missing, 'No such note');
      // Note 1 stays, so that every run finds it.
      if (request.method === 'DELETE') return { status: 204 };
      return { status: 200, json: note };
    }
    default:
      return problem(404, 'No such page');
  }
}

const problem = (status: number, error: string): Reply => ({ status, json: { error } });

const isWhole = (given: string, most: number) =>
  /^\d{1,7}$/.test(given) && Number(given) >= 1 && Number(given) <= most;

/** The note that was sent, if it is one. */
function newNote(sent: string, maxLength: number): Pick<Note, 'title' | 'tags'> | undefined {
  try {
    const { title, tags } = JSON.parse(sent) as { title?: unknown; tags?: unknown };
    const isTitle =
      typeof title === 'string' && title !== '' && Array.from(title).length <= maxLength;
    const areTags =
      Array.isArray(tags) &&
      tags.length <= 5 &&
      tags.every((tag) => typeof tag === 'string' && Array.from(tag).length <= 20);
    return isTitle && areTags ? { title, tags } : undefined;
  } catch {
    return undefined;
  }
}
