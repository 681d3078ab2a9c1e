/** Sentences of the registration page. What the registration reports comes from the hooks' catalogue. */
export const registrationTexts = {
  title: 'Crear cuenta',
  description: 'Crea tu cuenta para comprar, pedir piezas especiales y seguir tus pedidos.',
  identification: 'Identificación',
  identificationHint: 'Con tu cédula de 9 dígitos completamos tu nombre.',
  lookup: {
    loading: 'Buscando tus datos…',
    typed: 'Escribe tu nombre y tus apellidos.',
    found: 'Encontramos tus datos: revisa que sean correctos.',
  },
  name: 'Nombre',
  firstSurname: 'Primer apellido',
  secondSurname: 'Segundo apellido',
  secondSurnameHint: 'Déjalo vacío si no tienes.',
  phone: 'Teléfono',
  password: 'Contraseña',
  legal: 'Antes de crear tu cuenta puedes leer',
  privacy: 'Privacidad',
  and: 'y',
  terms: 'Términos y condiciones',
  submit: 'Crear cuenta',
  sending: 'Creando cuenta…',
  invitation: {
    title: '¿Ya tienes cuenta?',
    text: 'Entra para ver tus pedidos y terminar tu compra.',
    action: 'Iniciar sesión',
  },
} as const;
