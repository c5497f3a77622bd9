/** A complete HTTP response of a handler or page. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  body: string;
};

export const json = (status: number, value: unknown): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  body: JSON.stringify(value),
});

export const redirect = (location: string): Answer => ({
  status: 303,
  headers: { Location: location },
  body: '',
});

const WITHOUT_BODY = [204, 205, 304];

export const toResponse = ({ status, headers, body }: Answer): Response =>
  new Response(body === '' || WITHOUT_BODY.includes(status) ? null : body, { status, headers });

/** The inverse of `toResponse`. Header names are in lower case. */
export const toAnswer = async (response: Response): Promise<Answer> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: await response.text(),
});
