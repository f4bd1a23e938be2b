// What only a change of the profile or a first visit needs: apart from what every visit loads.
export { mergeProfile, createNewProfile } from '@gschool/domain';
