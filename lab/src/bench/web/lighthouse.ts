import lighthouse, { desktopConfig } from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
type Category = (typeof CATEGORIES)[number];

/** Points from 0 to 100, of several looks at a page the middle one. */
export interface Judgement {
  readonly page: string;
  readonly device: 'mobile' | 'desktop';
  readonly scores: Readonly<Record<Category, number>>;
  /** What was not perfect in the last look. */
  readonly remarks: readonly string[];
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Lets Lighthouse look at a page in a running browser, as often as asked. */
export async function judge(
  { page, url, device }: { page: string; url: string; device: Judgement['device'] },
  port: number,
  looks: number,
): Promise<Judgement> {
  const seen: Record<Category, number>[] = [];
  let remarks: string[] = [];
  for (let look = 0; look < looks; look++) {
    const result = await lighthouse(
      url,
      { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] },
      device === 'desktop' ? desktopConfig : undefined,
    );
    if (result === undefined) throw new Error(`Lighthouse said nothing about ${url}`);
    const { categories, audits } = result.lhr;
    seen.push(
      Object.fromEntries(
        CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]),
      ) as Record<Category, number>,
    );
    remarks = Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
    );
  }
  const scores = Object.fromEntries(
    CATEGORIES.map((id) => [id, middle(seen.map((one) => one[id]))]),
  ) as Judgement['scores'];
  return { page, device, scores, remarks };
}
