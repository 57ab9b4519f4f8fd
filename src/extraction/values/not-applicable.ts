// What a form prints where a value would stand that it has none of.

const NOT_APPLICABLE = /^(?:n\/a|not applicable)(?:\.?$|[,;:–-]| (?:to|for|on|as|because|since|under|in)\b)/i;

/** Whether a text says that there is no value: `Not applicable`, `N/A`, `Not applicable to this policy`. */
export const isNotApplicable = (text: string): boolean => NOT_APPLICABLE.test(text);
