// For players that think, and for whoever works with moves as integers: everything the rules offer.
export * from './index.ts';
