import { config } from 'zod/v4/core';

// Imported before any schema is made: to see whether it may write code, zod tries to, and the page's policy reports that.
config({ jitless: true });
