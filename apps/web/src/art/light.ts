/** The light over the pictures by day and by night, as the style sheet has it: for images, which do not see that. */
export const LIGHT: Readonly<Record<string, readonly [day: string, night: string]>> = {
  '--art-edge': ['#2b1a12', '#a58d78'],
  '--art-sky': ['#86c5d6', '#4b4f92'],
  '--art-sky-mid': ['#b4ddda', '#7a68ab'],
  '--art-sky-low': ['#f9e2b8', '#e58f7e'],
  '--art-sun': ['#ffd05a', '#fbf3dc'],
  '--art-halo': ['#fff0bf99', '#fbf3dc1f'],
  '--art-ray': ['#f4a93a', '#fff0'],
  '--art-star': ['#fff0', '#fff4d8'],
  '--art-crater': ['#fff0', '#e3d8b4'],
  '--art-peak': ['#8d7fa3', '#7b70ad'],
  '--art-peak-shade': ['#6f628a', '#5d5390'],
  '--art-snow': ['#fff8ec', '#f1ecff'],
  '--art-hill': ['#b98f6a', '#a27f86'],
  '--art-dusk': ['#fff', '#a097cc'],
  '--art-window': ['#4a2c1a', '#ffd568'],
  '--art-glow': ['#fff0', '#ffc65040'],
};
