/** The screens that an address leads to, whoever comes. */
export const SCREENS = [
  '/',
  '/new',
  '/new/together',
  '/tables',
  '/mine',
  '/statistics',
  '/help',
  '/help/W6',
  '/values',
  '/preferences',
  '/nowhere',
] as const;
