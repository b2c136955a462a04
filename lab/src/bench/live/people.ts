/** Somebody with a session. */
export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
}

/** What a request was answered with; throws if it was refused. */
export async function askServer(
  address: string,
  method: string,
  path: string,
  { cookie, body }: { readonly cookie?: string; readonly body?: unknown } = {},
): Promise<{ readonly json: unknown; readonly headers: Headers }> {
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return { json: JSON.parse(text) as unknown, headers: answer.headers };
}

/** A guest comes to a server and picks a name. */
export async function arrive(address: string, name: string): Promise<Guest> {
  const { json, headers } = await askServer(address, 'POST', '/api/me', { body: { name } });
  const { person } = json as { person: { id: string } };
  const [cookie = ''] = headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return { id: person.id, name, cookie };
}
