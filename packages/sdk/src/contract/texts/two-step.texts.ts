/** What the calls about two-step login say to people. */
export const twoStepTexts = {
  enabled: 'Verificación en dos pasos activada',
  disabled: 'Verificación en dos pasos desactivada',
  renewed: 'Códigos de recuperación nuevos',
  wrongPassword: 'La contraseña no es correcta.',
  wrongCode: 'El código no es correcto o ya se usó.',
  alreadyOn: 'La verificación en dos pasos ya está activa.',
  notBegun: 'Empieza de nuevo: el código QR ya no es válido.',
  notOn: 'La verificación en dos pasos no está activa.',
  demanded: 'La tienda exige la verificación en dos pasos.',
} as const;
