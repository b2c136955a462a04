import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { apiReport, reportFile } from './packaging/api-report.mjs';
import { declare } from './packaging/build-library.mjs';
import { SHOWN } from './packaging/examples.mjs';
import { root } from './packaging/manifest.mjs';

beforeAll(() => declare(SHOWN));

test.each(SHOWN)(
  'the public surface of %s is the one in its api.txt; npm run -s api writes it anew',
  async (name) => {
    const report = apiReport(name, join(root, '.cache/types', name, 'src'));
    await expect(report).toMatchFileSnapshot(reportFile(name));
  },
);
