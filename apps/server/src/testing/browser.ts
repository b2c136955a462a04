/** What came back. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: unknown;
}

/** As much of a browser as a test needs: it keeps cookies and says from which page it asks. */
export interface Browser {
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** The cookies as they would be sent. */
  cookies(): string;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export function createBrowser(address: string): Browser {
  const kept = new Map<string, string>();
  const cookies = (): string => [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookies,
    async ask(method, path, body, headers = {}) {
      const hasBody = body !== undefined;
      const answer = await fetch(`${address}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          origin: address,
          ...(hasBody && { 'content-type': 'application/json' }),
          ...(kept.size > 0 && { cookie: cookies() }),
          ...headers,
        },
        ...(hasBody && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/max-age=0/i.test(line)) kept.delete(name);
        else kept.set(name, value);
      }
      const text = await answer.text();
      return { status: answer.status, headers: answer.headers, text, json: jsonOf(text) };
    },
  };
}
