/** How a person starts this program: what stands before a command. Another way to start it names itself in the environment. */
export const PROGRAM = process.env['ALTIPLANO_PROGRAM'] ?? 'npm run -s altiplano --';
