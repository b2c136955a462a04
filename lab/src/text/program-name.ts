/** How a person starts the lab: what stands before a command. */
export const LAB = 'npm run -s lab --';
