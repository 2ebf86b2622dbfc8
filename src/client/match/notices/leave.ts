/** Whether this site may show notices of the system; `missing` where the browser has none. */
export type Leave = NotificationPermission | 'missing';

export const leaveNow = (): Leave =>
  typeof Notification === 'undefined' ? 'missing' : Notification.permission;

/** Asks whoever sits at the screen, where the browser has not asked them before. */
export const askLeave = async (): Promise<Leave> =>
  leaveNow() === 'default' ? await Notification.requestPermission() : leaveNow();
