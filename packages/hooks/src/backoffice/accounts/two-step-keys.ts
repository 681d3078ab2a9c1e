/** Key of the SWR cache; not beside the others, which every visitor downloads. */
export const twoStepKeys = {
  own: (idUsuario: number) => ['getTwoStep', idUsuario] as const,
};
