export type Figures = Readonly<Record<string, number | string>>;

/** A refusal as data: a stable code, the rule behind it, and the figures to explain it with. */
export interface Rejection {
  readonly rejected: string;
  readonly rule: string;
  readonly figures: Figures;
}

export function reject(code: string, rule: string, figures: Figures = {}): Rejection {
  return { rejected: code, rule, figures };
}

export function isRejection(value: unknown): value is Rejection {
  return typeof value === 'object' && value !== null && 'rejected' in value;
}
