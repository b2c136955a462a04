/** How the terminal points at what a bot would do. */
export const tip = {
  choice: (number: number, text: string): string => `choice ${number}: ${text}`,
};
