/** What addresses call the form for whoever waits for a piece, on the page of the piece. */
export const WAITING_PLACE = 'avisarme';
