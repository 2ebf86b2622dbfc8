/** The page of a member, by the id: whatever they are called later, it leads there. By the name it can be typed. */
export const profileAddress = (id: string): string => `/people/${id}`;
