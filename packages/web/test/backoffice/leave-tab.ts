import { fireEvent } from '@testing-library/react';

/** The tab is closed: what waited to be sent, because it could be undone, is sent now. */
export const leaveTab = () => fireEvent(window, new Event('pagehide'));
