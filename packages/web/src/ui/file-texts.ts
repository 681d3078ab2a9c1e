/** Sentences around a file: choosing, showing and sending it. */
export const fileTexts = {
  choose: 'Elegir archivo',
  /** Behind what is chosen, in its gender and number: 'Elegir imagen o arrástrala aquí'. */
  orDrop: (action: string) => {
    if (/(imágenes|fotografías)$/.test(action)) return 'o arrástralas aquí';
    return action.endsWith('imagen') ? 'o arrástrala aquí' : 'o arrástralo aquí';
  },
  remove: (name: string) => `Quitar ${name}`,
  image: 'Imagen',
  preview: (name: string) => `Vista previa de ${name}`,
  sent: 'Enviado. Esperando la respuesta…',
  cancelSending: 'Cancelar envío',
} as const;
